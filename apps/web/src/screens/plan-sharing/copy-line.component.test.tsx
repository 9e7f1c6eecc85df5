import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleaseItem } from '@tussock/contract';
import { releaseWords } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { CopyLine } from './copy-line.tsx';

const ready: ReleaseItem = {
  _id: 'one',
  settings: { source: 'current', leftOut: [], hasPictures: true, redacts: ['stock'], culturalPlaces: [] },
  preparedByName: 'Tāmati Rangihuna',
  madeAt: '2026-11-22T01:00:00Z',
  leaving: {
    sections: ['Maps', 'Evidence'],
    maps: 1,
    photos: 12,
    people: ['Aroha Tamatea'],
    documents: ['Consent.pdf'],
  },
  bytes: 4_200_000,
  sha256: 'ab'.repeat(32),
  issuedAt: null,
  note: null,
  expiresAt: null,
  hasCode: false,
  wrongCodes: 0,
  withdrawnAt: null,
  openCount: 0,
  openings: [],
};
const open: ReleaseItem = {
  ...ready,
  issuedAt: '2026-11-22T01:05:00Z',
  expiresAt: '2999-01-01T00:00:00Z',
  note: 'For the bank',
  openCount: 1,
  openings: [
    { at: '2026-11-22T02:00:00Z', what: 'read', network: '203.0.113.*' },
    { at: '2026-11-22T01:50:00Z', what: 'wrongCode', network: '203.0.113.*' },
  ],
};
const show = (copy: ReleaseItem) =>
  render(
    <QueryClientProvider client={queryClient}>
      <CopyLine planId="plan" copy={copy} />
    </QueryClientProvider>,
  );

test('a copy that is ready says in words what will leave the farm, before it can be shared', () => {
  show(ready);
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said.slice(0, 5)).toEqual([
    '2 parts: Maps, Evidence',
    '1 map, 12 photos',
    'Named: Aroha Tamatea',
    '1 document is named in a list, but not shared: Consent.pdf',
    'Left out: stock numbers',
  ]);
  screen.getByRole('button', { name: releaseWords.share });
});

test('names of documents that have commas are told apart', () => {
  show({ ...ready, leaving: { ...ready.leaving, documents: ['Bore, 18 litres', 'Consent.pdf'] } });
  screen.getByText('2 documents are named in a list, but not shared: Bore, 18 litres; Consent.pdf');
});

test('one that is open says how often, when and from where it was opened', () => {
  show(open);
  screen.getByText('Opened 1 time');
  screen.getByText(/^Read, .*, from 203\.0\.113\.\*$/);
  screen.getByText(/^Wrong passcode, /);
  expect(screen.queryByRole('button', { name: releaseWords.share })).toBeNull();
});

test('one thrown away before it was shared has nothing to look at any more; one that was shared has', () => {
  const withdrawnAt = '2026-11-22T03:00:00Z';
  show({ ...ready, withdrawnAt });
  expect(screen.queryByRole('link', { name: releaseWords.look })).toBeNull();
  show({ ...open, withdrawnAt });
  screen.getByRole('link', { name: releaseWords.look });
});

test('withdrawing asks first, and ends that very copy', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({ ok: true });
  show(open);
  await userEvent.click(screen.getByRole('button', { name: releaseWords.withdraw }));
  expect(call).not.toHaveBeenCalled();
  const [, confirm] = screen.getAllByRole('button', { name: releaseWords.withdraw, hidden: true });
  await userEvent.click(confirm ?? document.body);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'release.withdraw' }), {
    params: { planId: 'plan', releaseId: 'one' },
  });
});

test('one that ended can neither be shared nor withdrawn', () => {
  show({ ...open, withdrawnAt: '2026-11-22T03:00:00Z' });
  screen.getByText(releaseWords.states.withdrawn);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a copy of a version has the day on which the version was sent, not its own', () => {
  openFakeRecord([
    {
      id: 'v3',
      entity: 'planVersion',
      version: 1,
      values: {},
      made: {
        number: 3,
        rev: 9,
        reason: 'Sent',
        contentHash: 'ab',
        madeByName: 'Tom',
        madeAt: '2026-10-01T00:00:00Z',
      },
    },
  ]);
  show({ ...ready, settings: { ...ready.settings, source: 'version', versionNumber: 3 } });
  screen.getByRole('article', { name: /^Version 3, 1 Oct/ });
});
