import { QueryClientProvider } from '@tanstack/react-query';
import type { readConfirmationDetails, RecordRow, ReplyOf } from '@tussock/contract';
import { detailNoteWords } from '@tussock/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WrongButton } from '../../activities/detail-notes/index.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { queryClient } from '../../session/query-client.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { DetailLines } from './detail-lines.tsx';
import { confirmDetailsRoute } from './route.ts';

const planId = '0192f000-0000-7000-8000-00000000000a';
const corners = [
  [172, -43],
  [172.02, -43],
  [172.02, -43.02],
  [172, -43],
];
const details: ReplyOf<typeof readConfirmationDetails> = {
  planId,
  status: 'pendingConfirmation',
  version: 3,
  createdByName: 'Tom Sinclair',
  info: {
    propertyName: 'Kōtare Flats',
    physicalAddress: '1 Hill Road',
    contactName: 'Hana Rewi',
    email: 'hana@example.nz',
    phone: '03 312 3456',
    enterprises: [{ kind: 'dairy' }],
  },
};
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

function show(...rows: readonly RecordRow[]) {
  const record = openFakeRecord(rows);
  const onMended = vi.fn(() => Promise.resolve());
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={confirmDetailsRoute}>
        <DetailLines details={details} isOwner may={() => true} onMended={onMended} />
        <WrongButton planId={planId} label="Something is wrong" />
      </InOpenPlan>
    </QueryClientProvider>,
  );
  return { ...record, onMended };
}
const sent: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_input: unknown, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    return Response.json({ _id: 'x', name: 'Tussock Advisers' });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[RT-20] the owner looks over the people, the land, what is farmed and who advises', async () => {
  show(boundary);
  expect(screen.getByText('198.23 ha, 2 titles')).toBeDefined();
  expect(screen.getByText('Hana Rewi')).toBeDefined();
  expect(screen.getByText('Dairy')).toBeDefined();
  expect(screen.getByText('hana@example.nz')).toBeDefined();
  expect(await screen.findByText('Tussock Advisers')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Mend: / })).toHaveLength(4);
});

test('[RT-20] what is not chosen yet is said', () => {
  show();
  expect(screen.getByText('No boundary yet')).toBeDefined();
});

test('[RT-20] one line is mended without touching the others', async () => {
  const { onMended } = show(boundary);
  await userEvent.click(screen.getByRole('button', { name: 'Mend: Reach you' }));
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '021 555 0199');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onMended).toHaveBeenCalled());
  expect(sent).toEqual([{ ...details.info, phone: '021 555 0199' }]);
});

test('[RT-20] what is wrong and cannot be mended here is said in the owner’s words', async () => {
  const record = show(boundary);
  await userEvent.click(screen.getByRole('button', { name: 'Something is wrong' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Something is wrong' }));
  await userEvent.click(dialog.getByRole('button', { name: detailNoteWords.send }));
  expect(dialog.getByText('What is wrong is required')).toBeDefined();
  await userEvent.click(dialog.getByRole('radio', { name: 'Titles' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /What is wrong/ }), ' CB1/3 was sold ');
  await userEvent.click(dialog.getByRole('button', { name: detailNoteWords.send }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toMatchObject([
    { entity: 'detailNote', op: 'create', set: { block: 'titles', text: 'CB1/3 was sold' } },
  ]);
  act(() => record.writes[0]?.answer({ status: 200 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
