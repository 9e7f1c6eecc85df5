import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import type { BoundaryReply, RecordRow } from '@tussock/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { client } from '../../../session/client.ts';
import { queryClient } from '../../../session/query-client.ts';
import { squareTitleAt, titleExample } from '../../../plan-session/testing/title-example.ts';
import { useBoundaryChoice } from './use-boundary-choice.ts';

const title = (id: string, west: number) => titleExample(id, squareTitleAt(west));
const block = (id: string, west: number) => ({
  type: 'Feature' as const,
  geometry: squareTitleAt(west),
  properties: { id, name: id, areaHectares: 1 },
});
const saved: BoundaryReply = {
  features: [title('1', 170)],
  boundaryFeatures: [block('saved', 170)],
  areaHectares: 12.5,
  version: 3,
};
const rowWith = (titles: readonly string[]): RecordRow => ({
  id: 'plan-boundary',
  entity: 'boundary',
  version: 3,
  values: { titles: [...titles] },
  made: {},
});

beforeEach(() => queryClient.clear());

function choiceOf({ mayEdit, titles = ['1'] }: { mayEdit: boolean; titles?: readonly string[] }) {
  const preview = vi
    .spyOn(client, 'call')
    .mockResolvedValue({ boundaryFeatures: [block('merged', 170)], areaHectares: 40 });
  const record = openFakeRecord([rowWith(titles)]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useBoundaryChoice('plan', { saved, mayEdit }), { wrapper });
  return { choice: result, preview, record };
}

test.each([true, false])(
  'the area of a boundary as it is saved is the saved one, and no merge is asked for (may edit: %s)',
  async (mayEdit) => {
    const { choice, preview } = choiceOf({ mayEdit });
    await waitFor(() => expect(choice.current.selected).toHaveLength(1));
    expect(choice.current.areaHectares).toBe(12.5);
    expect(preview).not.toHaveBeenCalled();
  },
);

test('another choice has the area of its own merge, and put back the saved one again', async () => {
  const { choice } = choiceOf({ mayEdit: true });
  act(() => choice.current.tell({ type: 'titlesFound', features: [title('2', 172)] }));
  act(() => choice.current.tell({ type: 'titleToggled', id: '2' }));
  await waitFor(() => expect(choice.current.areaHectares).toBe(40));
  act(() => choice.current.tell({ type: 'choiceUndone' }));
  expect(choice.current.areaHectares).toBe(12.5);
  expect(choice.current.merged).toEqual(saved.boundaryFeatures);
});

test('a boundary that is saved here and not made by the server yet has the area of its merge', async () => {
  const { choice } = choiceOf({ mayEdit: true, titles: ['1', '2'] });
  await waitFor(() => expect(choice.current.areaHectares).toBe(40));
});

test('a title that is chosen while the boundary is being saved is still to be saved', async () => {
  const { choice, record } = choiceOf({ mayEdit: true });
  act(() => choice.current.tell({ type: 'titlesFound', features: [title('2', 172), title('3', 174)] }));
  act(() => choice.current.tell({ type: 'titleToggled', id: '2' }));
  act(() => choice.current.save.mutate());
  await waitFor(() => expect(record.writes).toHaveLength(1));
  act(() => choice.current.tell({ type: 'titleToggled', id: '3' }));
  act(() => record.writes[0]?.answer({ status: 200 }));
  await waitFor(() => expect(choice.current.save.isSuccess).toBe(true));
  expect(choice.current.selection).toMatchObject({
    selectedIds: ['1', '2', '3'],
    savedIds: ['1', '2'],
    isChanged: true,
  });
});
