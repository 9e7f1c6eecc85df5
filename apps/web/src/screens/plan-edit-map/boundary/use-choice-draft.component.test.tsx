import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../../session/client.ts';
import { currentUserStore } from '../../../session/current-user.ts';
import { deleteTitleOutlines, readTitleOutlines } from '../../../sync/drafts/index.ts';
import { queryClient } from '../../../session/query-client.ts';
import { titleExample } from '../../../plan-session/testing/title-example.ts';
import { useChoiceDraft } from './use-choice-draft.ts';

const title = (id: string) => titleExample(id);
const survey = vi.fn();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  queryClient.clear();
  survey.mockReset().mockRejectedValue(new Error('no line'));
  vi.spyOn(client, 'call').mockImplementation(survey);
});
afterEach(() => {
  vi.unstubAllGlobals();
  currentUserStore.setState({ user: null });
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const visit = () => renderHook(() => useChoiceDraft('plan', true), { wrapper });
const knownIn = ({ result }: ReturnType<typeof visit>): readonly string[] =>
  Object.keys(result.current[0].known);

/** Chooses a title, and leaves once the device has it. */
async function chooseAndLeave(): Promise<void> {
  const first = visit();
  act(() => first.result.current[1]({ type: 'titlesFound', features: [title('1')] }));
  act(() => first.result.current[1]({ type: 'titleToggled', id: '1' }));
  await waitFor(async () => expect(await readTitleOutlines('plan', ['1'])).toHaveLength(1));
  first.unmount();
}

test('a choice that was left is there again at once, and its outline without a line', async () => {
  await chooseAndLeave();
  const again = visit();
  expect(again.result.current[0]).toMatchObject({ selectedIds: ['1'], isChanged: true });
  await waitFor(() => expect(knownIn(again)).toEqual(['1']));
  expect(survey).not.toHaveBeenCalled();
});

test('an outline that the device has lost is asked for again by its number', async () => {
  await chooseAndLeave();
  await deleteTitleOutlines('plan');
  survey.mockResolvedValue({
    features: [{ type: 'FeatureCollection', features: [title('1')] }],
    hasMore: false,
  });
  const again = visit();
  await waitFor(() => expect(knownIn(again)).toEqual(['1']));
  expect(survey).toHaveBeenCalledWith(
    expect.anything(),
    { body: { titleNumbers: ['CB1'] } },
    expect.anything(),
  );
});

test('once it is saved nothing of it is kept', async () => {
  await chooseAndLeave();
  const again = visit();
  act(() => again.result.current[1]({ type: 'selectionSaved', ids: again.result.current[0].selectedIds }));
  await waitFor(async () => expect(await readTitleOutlines('plan', ['1'])).toEqual([]));
  expect(localStorage.length).toBe(0);
});

test('what somebody chose is theirs alone', async () => {
  const signIn = (_id: string): void => currentUserStore.setState({ user: { _id } as never }); // nothing else of them is asked for
  signIn('ada');
  await chooseAndLeave();
  signIn('ben');
  expect(visit().result.current[0].selectedIds).toEqual([]);
  signIn('ada');
  expect(visit().result.current[0].selectedIds).toEqual(['1']);
});
