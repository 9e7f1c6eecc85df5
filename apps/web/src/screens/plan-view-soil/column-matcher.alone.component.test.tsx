import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { listSoilTests, ReplyOf } from '@tussock/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ColumnMatcher } from './column-matcher.tsx';
import type { RecalledColumns } from './use-column-memory.ts';
import { useLaboratoryFile } from './use-laboratory-file.ts';

// A page of tests has no workers: the file is read in the page itself.
vi.mock('./laboratory/laboratory-client.ts', async () => {
  const { LaboratoryFile } = await import('./laboratory/laboratory-file.ts');
  return {
    LaboratoryClient: class extends LaboratoryFile {
      close(): void {}
    },
  };
});

const listed: ReplyOf<typeof listSoilTests> = {
  results: [],
  aliases: [],
  everyYears: 3,
  today: '2026-11-21',
};
const transects = [{ id: 'flats', name: 'Flats T1' }];
// Files of the page of tests cannot be read: no more of one is asked for here.
const fileOf = (day: string) => {
  const text = `Auftrag,Probe,Gezogen,Wo,P nach Olsen\nJ1,7,${day},Flats T1,17\n`;
  return {
    name: 'soil.csv',
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  } as unknown as File;
};
const meant = {
  auftrag: 'laboratoryJobNumber',
  probe: 'laboratoryNumber',
  gezogen: 'sampledOn',
  wo: 'sampleName',
  'p nach olsen': 'olsenPhosphorus',
};

const memory = {
  recall: vi.fn<() => Promise<RecalledColumns | null>>(),
  remember: vi.fn(() => Promise.resolve()),
  forget: vi.fn(() => Promise.resolve()),
  canChange: true,
};
beforeEach(() => {
  vi.clearAllMocks();
  memory.canChange = true;
  memory.recall.mockResolvedValue(null);
});

function Matcher({ day }: { readonly day: string }) {
  const file = useLaboratoryFile({ listed, listAgain: () => Promise.resolve(listed) }, transects, memory);
  return (
    <>
      <button onClick={() => void file.open(fileOf(day))}>Open</button>
      <button onClick={() => void file.remember()}>Save</button>
      <output>{file.held ? `${file.held.counts.new} new` : 'nothing read'}</output>
      <output aria-label="Order">{file.summary?.read.dateOrder ?? 'asked for'}</output>
      <button onClick={() => void file.readAs({ dateOrder: 'dayFirst' })}>Day first</button>
      {file.summary && <ColumnMatcher file={file} summary={file.summary} />}
    </>
  );
}
async function openFile(day = '21/04/2026') {
  const user = userEvent.setup();
  render(<Matcher day={day} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const choose = async (heading: string, use: string): Promise<void> => {
    await user.click(await screen.findByLabelText(heading));
    await user.click(await screen.findByRole('option', { name: use }));
  };
  const press = async (name: string): Promise<void> =>
    user.click(await screen.findByRole('button', { name }));
  return { choose, press };
}
const isRead = () => waitFor(() => expect(screen.getByText('1 new')).toBeTruthy());

test('[ENT-12] a file of an unknown shape is read when each column has its use, and that is remembered', async () => {
  const { choose, press } = await openFile();
  await screen.findByRole('region', { name: 'What each column is for' });
  expect(screen.getByText('nothing read')).toBeTruthy();
  await choose('Auftrag', 'Laboratory job number');
  await choose('Probe', 'Laboratory number');
  await choose('Gezogen', 'Date sampled');
  await choose('Wo', 'Sample name');
  await choose('P nach Olsen', 'Olsen P, mg/L');
  await press('Read the file so');
  await isRead();
  await press('Save');
  expect(memory.remember).toHaveBeenCalledWith(
    [
      { heading: 'Auftrag', example: 'J1' },
      { heading: 'Probe', example: '7' },
      { heading: 'Gezogen', example: '21/04/2026' },
      { heading: 'Wo', example: 'Flats T1' },
      { heading: 'P nach Olsen', example: '17' },
    ],
    // Nobody said how its dates are written: the file told.
    expect.objectContaining({ matching: meant, dateOrder: undefined }),
  );
});

test('the next file of the laboratory is read without a question, and says so', async () => {
  memory.recall.mockResolvedValue({ _id: 'one', matching: meant });
  await openFile();
  await isRead();
  expect(screen.queryByRole('region', { name: 'What each column is for' })).toBeNull();
  expect(screen.getByText('The columns are read as for the last file of this laboratory.')).toBeTruthy();
});

test('what is forgotten is asked about again', async () => {
  memory.recall.mockResolvedValue({ _id: 'one', matching: meant });
  const { press } = await openFile();
  await isRead();
  await press('Forget this laboratory');
  await screen.findByRole('region', { name: 'What each column is for' });
  expect(memory.forget).toHaveBeenCalledWith('one');
  expect(screen.getByText('nothing read')).toBeTruthy();
});

test('a guest uses what is remembered and is offered no forgetting', async () => {
  memory.canChange = false;
  memory.recall.mockResolvedValue({ _id: 'one', matching: meant });
  await openFile();
  await isRead();
  expect(screen.queryByRole('button', { name: 'Forget this laboratory' })).toBeNull();
});

test('a memory that does not answer keeps nobody from reading a file', async () => {
  memory.recall.mockRejectedValue(new Error('away'));
  await openFile();
  await screen.findByRole('region', { name: 'What each column is for' });
});

test('how dates are written is remembered where a person said it, and goes before nothing that a file tells', async () => {
  memory.recall.mockResolvedValue({ _id: 'one', matching: meant });
  const { press } = await openFile('03/04/2026');
  await waitFor(() => expect(screen.getByLabelText('Order').textContent).toBe('asked for'));
  await press('Day first');
  await waitFor(() => expect(screen.getByLabelText('Order').textContent).toBe('dayFirst'));
  await press('Save');
  expect(memory.remember).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ dateOrder: 'dayFirst' }),
  );
});

test.each([
  ['03/04/2026', 'dayFirst', 'dayFirst'],
  ['3/25/2026', 'monthFirst', undefined],
])('of %s, where day first is remembered, the order is %s and is kept as %s', async (day, order, kept) => {
  memory.recall.mockResolvedValue({ _id: 'one', matching: meant, dateOrder: 'dayFirst' });
  const { press } = await openFile(day);
  await waitFor(() => expect(screen.getByLabelText('Order').textContent).toBe(order));
  await isRead();
  await press('Save');
  expect(memory.remember).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ dateOrder: kept }),
  );
});
