import { QueryClientProvider } from '@tanstack/react-query';
import type { AuditItem } from '@tussock/contract';
import { auditWords } from '@tussock/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { DeedsPanel } from './deeds-panel.tsx';

const HANA = '0192f000-0000-7000-8000-00000000000b';
const asked: URLSearchParams[] = [];
let nextBefore: string | null = null;
const deed = (_id: string, more: Partial<AuditItem>): AuditItem => ({
  _id,
  at: '2026-11-22T01:05:00Z',
  action: 'download',
  actorId: HANA,
  actorName: 'Hana Ngata',
  network: null,
  whom: null,
  what: null,
  ...more,
});

function show(...results: readonly AuditItem[]): void {
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(new URL(url, 'https://tussock.example').searchParams);
    return Response.json({ results, nextBefore, people: [{ _id: HANA, name: 'Hana Ngata' }] });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <DeedsPanel planId="0192f000-0000-7000-8000-00000000000a" />
    </QueryClientProvider>,
  );
}
const lines = async () =>
  within(await screen.findByRole('list', { name: auditWords.tab })).findAllByRole('listitem');

beforeEach(() => {
  asked.length = 0;
  nextBefore = null;
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('each deed is a sentence of who did what, to whom and about what; whoever opened a link is known by their network', async () => {
  show(
    deed('1', { action: 'opening.read', actorId: null, actorName: null, network: '203.0.113.*', what: 'For the bank' }), // prettier-ignore
    deed('2', { what: 'plan book' }),
    deed('3', { action: 'changeRole', whom: 'Tom Sinclair', what: 'Editor' }),
    deed('4', { action: 'staffRead' }),
  );
  expect((await lines()).map((line) => line.firstChild?.textContent)).toEqual([
    'Somebody from 203.0.113.* read a shared copy: For the bank',
    'Hana Ngata downloaded something: plan book',
    'Hana Ngata gave Tom Sinclair the role Editor',
    'Hana Ngata looked at the plan as an administrator, without a role on it',
  ]);
});

test('they are narrowed by person and by what was done, and a page more is asked for by a press', async () => {
  nextBefore = '0192f000-0000-7000-8000-00000000000c';
  show(deed('1', {}));
  await lines();
  await userEvent.click(screen.getByRole('button', { name: auditWords.more }));
  await waitFor(() => expect(asked.at(-1)?.get('before')).toBe(nextBefore));
  await userEvent.click(screen.getByRole('button', { name: /Person/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hana Ngata' }));
  await waitFor(() => expect(asked.at(-1)?.get('personId')).toBe(HANA));
  await userEvent.click(screen.getByRole('button', { name: /\bChange\b/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Shared' }));
  await waitFor(() => expect(asked.at(-1)?.get('deed')).toBe('released'));
  expect(asked.at(-1)?.get('personId')).toBe(HANA);
});

test('where nothing of a sort has happened it says so', async () => {
  show();
  expect(await screen.findByText(auditWords.none)).toBeDefined();
});

test('what cannot be read as it is narrowed can be widened again, or read by a press', async () => {
  show(deed('1', {}));
  await lines();
  vi.stubGlobal('fetch', async () =>
    Response.json({ statusCode: 403, error: 'Forbidden', message: ['Not now.'] }, { status: 403 }),
  );
  await userEvent.click(screen.getByRole('button', { name: /\bChange\b/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Shared' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText(auditWords.none)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /\bChange\b/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Anything' }));
  expect(await lines()).toHaveLength(1);
});
