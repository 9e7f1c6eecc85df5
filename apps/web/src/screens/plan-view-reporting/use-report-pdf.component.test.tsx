import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordRow } from '@tussock/contract';
import { Button } from '@tussock/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { planRecordStore } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { useReportPdf } from './use-report-pdf.ts';

const REPORT = 'map';
const BODY = { rev: 7 };

function Probe() {
  const pdf = useReportPdf();
  return <Button onClick={() => pdf.mutate({ report: REPORT, body: BODY })}>Download PDF</Button>;
}

/** Asks for the PDF of a plan with so many rows, and gives the calls that were made. */
async function askWith(rows: number) {
  const row: RecordRow = { entity: 'action', id: '', version: 1, values: {}, made: {} };
  openFakeRecord(Array.from({ length: rows }, (_, index) => ({ ...row, id: String(index) })));
  const order = vi.spyOn(client, 'call').mockResolvedValue({ _id: 'task', results: [] });
  const direct = vi.spyOn(client, 'callForFile').mockRejectedValue(new Error('not read here'));
  onTestFinished(() => {
    vi.restoreAllMocks();
    planRecordStore.setState({ record: null });
    queryClient.clear();
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  const idsOf = ({ mock }: typeof order | typeof direct) => mock.calls.map(([call]) => call.id);
  return { ordered: idsOf(order).filter((id) => id === 'report.order'), direct: idsOf(direct), order };
}

test('a report of a plan with 2,000 rows is fetched at once', async () => {
  const { ordered, direct } = await askWith(2000);
  expect([ordered, direct]).toEqual([[], [`report.${REPORT}`]]);
});

test('a report of a plan with 2,001 rows is ordered through the queue', async () => {
  const { ordered, direct, order } = await askWith(2001);
  expect([ordered, direct]).toEqual([['report.order'], []]);
  expect(order).toHaveBeenCalledWith(expect.objectContaining({ id: 'report.order' }), {
    body: { report: REPORT, body: BODY },
  });
});
