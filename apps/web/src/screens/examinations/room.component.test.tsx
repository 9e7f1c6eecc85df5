import { QueryClientProvider } from '@tanstack/react-query';
import { saveFindings, type ExaminationRoom } from '@tussock/contract';
import {
  checklistOf,
  examinationWords,
  programmes,
  type ChecklistItem,
  type StateRow,
} from '@tussock/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsOnlyPage } from '../../routes/testing/as-only-page.tsx';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { FillPanel } from './fill-panel.tsx';
import { FindingForm } from './finding-form.tsx';
import { ItemView } from './item-view.tsx';

const words = examinationWords.room;
const rows: readonly StateRow[] = [
  { id: 'p', entity: 'plan', values: { phone: '03 123', email: 'farm@tussock.example' }, made: {} },
  { id: 'photo', entity: 'file', values: { name: 'Creek.jpg' }, made: {} },
  {
    id: 'fence',
    entity: 'action',
    values: { title: 'Fence the creek', state: 'done', sectionKey: 'waterways' },
    made: {},
  },
  { id: 'e', entity: 'evidence', values: { actionId: 'fence', files: ['photo'] }, made: {} },
];
const programme = programmes.canterburyAudited.newest();
const items = checklistOf(programme, 'audit', rows);
const itemOf = (key: string): ChecklistItem => {
  const found = items.find((item) => item.key === key);
  if (!found) throw new Error(`no item ${key}`);
  return found;
};
const contact = itemOf('requirement.contact');
const audit: ExaminationRoom = {
  _id: 'x',
  planId: '7',
  propertyName: 'Tōtara Flat',
  kind: 'audit',
  programme: 'canterburyAudited',
  programmeVersion: programme.version,
  versionNumber: 1,
  contentHash: 'a'.repeat(64),
  examinerName: 'Rua Kahu',
  bodyName: null,
  scope: 'All of it',
  endsOn: '2099-12-31',
  leftOut: [],
  invitedByName: 'Hana Rewi',
  invitedAt: '2026-12-01T00:00:00Z',
  state: 'underway',
  stateSince: '2026-12-01T00:00:00Z',
  endedBecause: null,
  replyBy: null,
  version: 1,
  questions: [],
  reports: [],
  declaration: {
    at: '2026-12-01T00:00:00Z',
    accreditation: 'FEP 114',
    accreditedUntil: '2099-12-31',
    statement: '',
  },
  findings: [],
};
const call = () => vi.spyOn(client, 'call').mockResolvedValue({ results: [] });

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const showForm = (room = audit, onNext = vi.fn()) => {
  render(<FindingForm room={room} item={contact} finding={undefined} shownBy={['p']} onNext={onNext} />);
  return onNext;
};
const save = () => userEvent.click(screen.getByRole('button', { name: words.saveAndNext }));

test('a finding of an audit that is met says with what confidence, and is saved with what shows it', async () => {
  const sent = call();
  const onNext = showForm();
  await userEvent.click(screen.getByRole('radio', { name: 'Met' }));
  await save();
  screen.getByText(examinationWords.confidenceNeeded);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'High' }));
  await save();
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.slice(0, 2)).toEqual([
    saveFindings,
    {
      params: { planId: '7', id: 'x' },
      body: {
        findings: [{ item: 'requirement.contact', verdict: 'met', confidence: 'high', shownBy: ['p'] }],
      },
    },
  ]);
});

test('a finding that is refused stays as it was typed', async () => {
  vi.spyOn(client, 'call').mockRejectedValue(new Error('The line is down'));
  const onNext = showForm({ ...audit, kind: 'certification' });
  await userEvent.click(screen.getByRole('radio', { name: 'More is needed' }));
  await userEvent.type(screen.getByRole('textbox', { name: /What I found/ }), 'Which titles?');
  await save();
  expect(onNext).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What I found/ }).value).toBe(
    'Which titles?',
  );
});

test('what the version shows is marked in one step, and nothing that it does not answer', async () => {
  const sent = call();
  render(<FillPanel room={audit} items={items} />);
  await userEvent.click(screen.getByRole('button', { name: words.fillDo }));
  // As the button sends it.
  const args = sent.mock.calls[0]?.[1] as
    | { body: { findings: { item: string; verdict: string }[] } }
    | undefined;
  const verdictOf = (key: string) => args?.body.findings.find(({ item }) => item === key)?.verdict;
  expect(verdictOf('requirement.contact')).toBe('met');
  expect(verdictOf('requirement.leases')).toBe('doesNotApply');
  expect(verdictOf('requirement.legalTitles')).toBeUndefined();
});

test('what comes next says what is open before it can be sent', () => {
  render(<DecisionPanel room={audit} items={items} rows={rows} />);
  screen.getByText(examinationWords.notFinished(items.length));
});

test('an item shows what the version says with its evidence, and what is missing', async () => {
  const show = (item: ChecklistItem) =>
    render(
      <QueryClientProvider client={queryClient}>
        <AsOnlyPage
          screen={() => (
            <ItemView room={audit} items={items} place={items.indexOf(item)} item={item} rows={rows} />
          )}
          fault={() => null}
        />
      </QueryClientProvider>,
    );
  const { unmount } = show(itemOf('action.fence'));
  await screen.findByRole('heading', { name: 'Fence the creek', level: 2 });
  expect(screen.getByRole('img', { name: 'Creek.jpg' }).getAttribute('src')).toBe(
    '/api/plan/7/examination/file/x/photo?size=small',
  );
  unmount();
  show(itemOf('requirement.legalTitles'));
  await screen.findByText(words.saysNothing);
});
