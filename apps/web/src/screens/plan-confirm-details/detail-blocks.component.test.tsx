import { QueryClientProvider } from '@tanstack/react-query';
import type { PlanInfoReply, RecordRow } from '@tussock/contract';
import { detailNoteWords } from '@tussock/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { DetailBlocks } from './detail-blocks.tsx';

const corners = [
  [172, -43],
  [172.02, -43],
  [172.02, -43.02],
  [172, -43],
];
const info = {
  propertyName: 'Kōtare Flats',
  physicalAddress: '1 Hill Road',
  region: 'canterbury',
  contactName: 'Hana Rewi',
  email: 'hana@example.nz',
} as PlanInfoReply['info']; // no more of the details is read here
const title = (id: string, titleNumber: string, areaHectares: number) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [corners] },
  properties: { id, titleNumber, areaHectares },
});
const boundary: RecordRow = {
  id: 'b',
  entity: 'boundary',
  version: 1,
  values: {},
  made: {
    areaHectares: 198.23,
    features: [title('1', 'CB1/2', 120), title('2', 'CB1/3', 78.23)],
    boundaryFeatures: [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [corners] } }],
  },
};
const said: RecordRow = {
  id: 'n',
  entity: 'detailNote',
  version: 1,
  values: { block: 'titles', text: 'CB1/3 was sold' },
  made: { by: { id: 'hana', name: 'Hana Rewi', at: '2026-11-22T01:05:00Z' } },
};

function show(...rows: readonly RecordRow[]) {
  const record = openFakeRecord(rows);
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <DetailBlocks planId="0192f000-0000-7000-8000-00000000000a" info={info} />
    </QueryClientProvider>,
  );
  return { ...record, unmount };
}
const block = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  vi.stubGlobal('fetch', async () => Response.json({ _id: 'x', name: 'Tussock Advisers' }));
});
afterEach(() => vi.unstubAllGlobals());

test('[RT-20] the owner looks over the farm, its outline with the area, its titles and its people', async () => {
  show(boundary);
  expect(block('Property').getByText('Canterbury')).toBeDefined();
  expect(block('Boundary').getByRole('img', { name: 'The boundary of the farm' })).toBeDefined();
  expect(block('Boundary').getByText('198.23 ha')).toBeDefined();
  expect(
    block('Titles')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['CB1/2120.00 ha', 'CB1/378.23 ha']);
  expect(block('People').getByText('hana@example.nz')).toBeDefined();
  expect(await block('People').findByText('Tussock Advisers')).toBeDefined();
});

test('[RT-20] what is not chosen yet is said, and is no empty picture', () => {
  show();
  expect(block('Boundary').getByText(detailNoteWords.noBoundary)).toBeDefined();
  expect(block('Boundary').queryByRole('img')).toBeNull();
  expect(block('Titles').getByText(detailNoteWords.noTitles)).toBeDefined();
});

test('[RT-20] that a block is wrong is said in the owner’s words, which have to be there', async () => {
  const record = show(boundary);
  await userEvent.click(block('Titles').getByRole('button', { name: 'Titles: this is wrong' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Titles: this is wrong' }));
  await userEvent.click(dialog.getByRole('button', { name: detailNoteWords.send }));
  expect(dialog.getByText('What is wrong is required')).toBeDefined();
  expect(record.writes).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /What is wrong/ }), ' CB1/3 was sold ');
  await userEvent.click(dialog.getByRole('button', { name: detailNoteWords.send }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toMatchObject([
    { entity: 'detailNote', op: 'create', set: { block: 'titles', text: 'CB1/3 was sold' } },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[RT-20] what is typed of a block stays until it is sent, also when the page is left', async () => {
  const { unmount } = show(boundary);
  const open = async (name: string) => {
    await userEvent.click(block(name).getByRole('button', { name: `${name}: this is wrong` }));
    return within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
  };
  await userEvent.type(await open('Titles'), 'CB1/3 was sold');
  unmount();
  const again = show(boundary);
  expect((await open('Titles')).value).toBe('CB1/3 was sold');
  await userEvent.click(screen.getByRole('button', { name: detailNoteWords.send }));
  await waitFor(() => expect(again.writes).toHaveLength(1));
  act(() => again.writes[0]?.answer({ status: 200 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open('Titles')).value).toBe('');
});

test('[RT-20] what was said stands in its block, with whose words they are', () => {
  show(boundary, said);
  expect(block('Titles').getByText('CB1/3 was sold')).toBeDefined();
  expect(block('Titles').getByText(/^Reported by Hana Rewi, 22 Nov 2026/)).toBeDefined();
  expect(block('People').queryByText('CB1/3 was sold')).toBeNull();
});
