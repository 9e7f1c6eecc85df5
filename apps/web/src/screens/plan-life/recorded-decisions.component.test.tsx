import { QueryClientProvider } from '@tanstack/react-query';
import { lifeWords, type PlanAbility } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import type { PlanApproval, PlanVersion } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { AuditsPanel } from './audits-panel.tsx';
import { lifeRoute } from './route.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

const HASH = 'ae981219d53b0123456789abcdefae981219d53b0123456789abcdef01234567';
const file = { size: 4_000_000, sha256: HASH, madeAt: '2026-11-22T00:05:00Z' };
const versionOf = (number: number, more: Partial<PlanVersion> = {}): PlanVersion => ({
  id: `v${number}`,
  number,
  rev: number,
  reason: lifeWords.sentReason,
  contentHash: HASH,
  madeByName: 'Tom Sinclair',
  madeAt: '2026-11-22T00:00:00Z',
  ...more,
});
const wordOf = (more: Partial<PlanApproval>): PlanApproval => ({
  id: 'w',
  approvalType: 'provider',
  versionNumber: 2,
  createdAt: '2026-11-22T00:00:00Z',
  ...more,
});
const bridget = { id: 'b', name: 'Bridget Reid', at: '2026-11-23T00:00:00Z' };
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const mayAll = (..._asked: readonly PlanAbility[]) => true;
const mayNothing = (..._asked: readonly PlanAbility[]) => false;

const approved = wordOf({ decision: 'approved' });
function showVersions(may: typeof mayAll, approvals: readonly PlanApproval[] = [approved]): void {
  render(
    <InOpenPlan place={lifeRoute}>
      <VersionsPanel
        planId="7"
        versions={[versionOf(2, { file }), versionOf(1)]}
        approvals={approvals}
        since={undefined}
        may={may}
      />
    </InOpenPlan>,
  );
}
const showWords = (approvals: readonly PlanApproval[]) => render(<WordsPanel approvals={approvals} />);

beforeEach(() => {
  openFakeRecord();
  globalThis.sessionStorage?.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('each version says who sent it and when, its fingerprint, whether it was approved, and has its PDF where there is one', () => {
  showVersions(mayAll);
  const [second, first] = screen.getAllByRole('listitem').map((line) => within(line));
  expect(second?.getByText('Approved')).toBeDefined();
  expect(second?.getByText(/^Sent for approval by Tom Sinclair, 22 Nov 2026/)).toBeDefined();
  expect(second?.getByTitle(HASH).textContent).toBe('ae981219d53b');
  expect(second?.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe('/api/plan/7/version/pdf/2');
  expect(second?.getByRole('link', { name: lifeWords.changedSinceLabel }).getAttribute('href')).toBe(
    '/plan/7/view/versions?since=2',
  );
  expect(first?.queryByText('Approved')).toBeNull();
  expect(first?.queryByRole('link', { name: 'PDF' })).toBeNull();
  expect(first?.getByText(lifeWords.isPrinting)).toBeDefined();
  expect(second?.queryByText(lifeWords.isPrinting)).toBeNull();
});

test('whoever may neither fetch nor see the history has no way to either', () => {
  showVersions(mayNothing);
  expect(screen.getByText('Version 2')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a word that was given stands with whose it was, when, and the note; one that waits says so', () => {
  showWords([
    wordOf({ decision: 'declined', decidedBy: bridget, note: 'Where is the bore?' }),
    wordOf({ id: 'o', approvalType: 'owner' }),
  ]); // prettier-ignore
  const [provider, owner] = screen.getAllByRole('listitem').map((line) => within(line));
  expect(provider?.getByText('Changes asked for')).toBeDefined();
  expect(provider?.getByText(/Bridget Reid, 23 Nov 2026/)).toBeDefined();
  expect(provider?.getByText('Where is the bore?')).toBeDefined();
  expect(owner?.getByText(lifeWords.waits)).toBeDefined();
});

test('a word that was not given, because changes were asked for, is said to be asked for no longer, and is nobody’s word', () => {
  showWords([wordOf({ approvalType: 'owner', decision: 'withdrawn', decidedBy: bridget })]);
  const [word] = screen.getAllByRole('listitem');
  expect(word?.textContent).toMatch(/^OwnerNo longer asked forVersion 2Ended by Bridget Reid, 23 Nov 2026/);
});

test('an audit stands with its grade, its body and the day of the next, and may be removed by whoever keeps them', () => {
  const audit = wordOf({
    approvalType: 'auditor',
    personName: 'Ngaire Cole',
    bodyName: 'Sampleshire Council',
    grade: 'B',
    decidedOn: '2026-03-02',
    nextOn: '2028-03-02',
  });
  const { unmount } = render(
    <AuditsPanel planId="7" region="canterbury" approvals={[audit]} may={mayNothing} />,
    { wrapper },
  );
  expect(screen.getByText('Auditor: Ngaire Cole')).toBeDefined();
  expect(screen.getByText('Grade B')).toBeDefined();
  expect(screen.getByText('Sampleshire Council · 2 March 2026')).toBeDefined();
  expect(screen.getByText('Next due 2 March 2028')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(<AuditsPanel planId="7" region="canterbury" approvals={[audit]} may={mayAll} />, { wrapper });
  expect(screen.getByRole('button', { name: 'Remove Auditor: Ngaire Cole' })).toBeDefined();
});

test('what an auditor said is removed only after a question, and not by the harmless answer', async () => {
  const sent = vi.fn(async (_address: string) => Response.json({ ok: true }));
  vi.stubGlobal('fetch', sent);
  const audit = wordOf({ approvalType: 'auditor', personName: 'Ngaire Cole' });
  render(<AuditsPanel planId="7" region="canterbury" approvals={[audit]} may={mayAll} />, { wrapper });
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove Auditor: Ngaire Cole' }));
    return within(screen.getByRole('alertdialog', { name: 'Remove “Auditor: Ngaire Cole”?' }));
  };
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click((await ask()).getByRole('button', { name: lifeWords.removeAudit }));
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    expect.stringContaining('/life/audit/delete/w'),
  ]);
});

test('the paper of what was said can be opened where it is told', () => {
  openFakeRecord([
    {
      id: 'f',
      entity: 'file',
      version: 1,
      values: { name: 'Audit 2026.pdf' },
      made: { purpose: 'document', contentType: 'application/pdf', bytes: 2000, width: null },
    },
  ]);
  const audit = wordOf({ approvalType: 'auditor', personName: 'Ngaire Cole', documents: ['f'] });
  render(<AuditsPanel planId="7" region="canterbury" approvals={[audit]} may={mayNothing} />, { wrapper });
  expect(screen.getByRole('link', { name: 'Audit 2026.pdf' }).getAttribute('href')).toContain('/f');
});

test('a paper that was photographed is opened as the picture that is kept of it', () => {
  const made = { purpose: 'document', contentType: 'image/jpeg', bytes: 2000, width: 1600, height: 1200 };
  openFakeRecord([{ id: 'f', entity: 'file', version: 1, values: { name: 'Certificate.jpg' }, made }]);
  const audit = wordOf({ approvalType: 'certifier', personName: 'Ngaire Cole', documents: ['f'] });
  render(<AuditsPanel planId="7" region="canterbury" approvals={[audit]} may={mayNothing} />, { wrapper });
  expect(screen.getByRole('link', { name: 'Certificate.jpg' }).getAttribute('href')).toMatch(/\/f\/large$/u);
});

test('where no rule of the region sets the day of the next, it is asked for before anything is sent', async () => {
  const sent = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', sent);
  render(<AuditsPanel planId="7" region="otago" approvals={[]} may={mayAll} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(screen.getByRole('dialog', { name: 'Certification or audit' }));
  expect(form.getByText(lifeWords.noRule)).toBeDefined();
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Ngaire Cole');
  await userEvent.click(form.getAllByRole('spinbutton')[0] ?? document.body);
  await userEvent.keyboard('02032026');
  await userEvent.click(form.getByRole('button', { name: 'Keep it' }));
  expect(await form.findAllByText(lifeWords.nextNeeded)).not.toEqual([]);
  expect(sent).not.toHaveBeenCalled();
});

test('each version says what the provider decided of it, and nothing of what others said', () => {
  const sentBack = wordOf({ id: 'x', versionNumber: 1, decision: 'declined' });
  const owners = wordOf({ id: 'o', versionNumber: 1, approvalType: 'owner', decision: 'withdrawn' });
  showVersions(mayAll, [approved, owners, sentBack]);
  const lines = screen.getAllByRole('listitem');
  expect(lines[0]?.textContent).toContain('Version 2Approved');
  expect(lines[1]?.textContent).toContain('Version 1Changes asked for');
});

test('the provider’s approval says when the plan is to be looked over again', () => {
  showWords([wordOf({ decision: 'approved', decidedBy: bridget, nextOn: '2027-11-28' })]);
  expect(screen.getByText('Review 28 November 2027')).toBeDefined();
});

test('details that were confirmed are nobody’s word by their role: whoever leads the plan may do it for the owner', () => {
  const { versionNumber: _none, ...word } = wordOf({
    approvalType: 'owner',
    decision: 'approved',
    decidedBy: bridget,
  });
  showWords([word]);
  const [line] = screen.getAllByRole('listitem');
  expect(line?.textContent).toContain(lifeWords.detailsConfirmed);
  expect(line?.textContent).not.toContain('Owner');
});

test('audits stand by the day they were made, an older one that is kept later below', () => {
  const auditOf = (id: string, decidedOn: string) =>
    wordOf({ id, approvalType: 'auditor', personName: id, decidedOn });
  const approvals = [auditOf('Older', '2023-10-02'), auditOf('Newer', '2026-03-02')];
  render(<AuditsPanel planId="7" region="canterbury" approvals={approvals} may={mayNothing} />, { wrapper });
  expect(screen.getAllByText(/^Auditor:/).map(({ textContent }) => textContent)).toEqual([
    'Auditor: Newer',
    'Auditor: Older',
  ]);
});
