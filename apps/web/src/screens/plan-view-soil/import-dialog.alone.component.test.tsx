import { QueryClientProvider } from '@tanstack/react-query';
import type { PlanFile } from '@tussock/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { sendPlanFile } from '../../session/uploads/send-plan-file.ts';
import { ImportDialog } from './import-dialog.tsx';

// A page of tests has no workers: the file is read in the page itself.
vi.mock('./laboratory/laboratory-client.ts', async () => {
  const { LaboratoryFile } = await import('./laboratory/laboratory-file.ts');
  return {
    LaboratoryClient: class extends LaboratoryFile {
      close(): void {}
    },
  };
});
vi.mock('../../session/uploads/send-plan-file.ts', () => ({ sendPlanFile: vi.fn() }));

const text =
  'Laboratory Job Number;Laboratory Number;Date Sampled;Sample Name;pH\nJ1;7;21/04/2026;Flats T1;6,1\n';
// Files of the page of tests cannot be read: no more of one is asked for here.
const samples = Object.assign(new File([text], 'soil.csv', { type: 'text/csv' }), {
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
});
const report = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' });

const nothingListed = { results: [], aliases: [], everyYears: 3, today: '2026-11-21' };

beforeEach(() => {
  globalThis.localStorage?.clear();
  openFakeRecord();
});

test('samples are saved once the laboratory’s report that they name has arrived', async () => {
  const arriving: ((file: PlanFile) => void)[] = [];
  vi.mocked(sendPlanFile).mockReturnValue(new Promise((resolve) => arriving.push(resolve)));
  const call = vi.spyOn(client, 'call').mockResolvedValue({ results: [] });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <ImportDialog
        planId="plan"
        listed={nothingListed}
        listAgain={() => Promise.resolve(nothingListed)}
        features={[]}
        transects={[{ id: 'flats', name: 'Flats T1' }]}
        canRemember={false}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  await userEvent.upload(screen.getByLabelText('File'), samples);
  await userEvent.upload(await screen.findByLabelText('Report of the laboratory, files'), report);
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 test' }));
  const saved = () => call.mock.calls.filter(([{ id }]) => id === 'soilTest.import');
  await waitFor(() => expect(arriving).toHaveLength(1));
  expect(saved()).toEqual([]);
  const uploadId = vi.mocked(sendPlanFile).mock.lastCall?.[0].uploadId ?? '';
  await act(async () => arriving[0]?.({ _id: uploadId, caption: '' } as PlanFile));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved().map(([, args]) => args)).toMatchObject([
    { body: { rows: [{ details: { documents: [uploadId] } }] } },
  ]);
});

test('a file is held against what the plan has when it is chosen: some of it may have been saved just now', async () => {
  const saved = {
    transectId: 'flats',
    details: { laboratoryJobNumber: 'J1', laboratoryNumber: '7' },
    results: { pH: { value: 6.1 } },
  } as unknown as (typeof nothingListed.results)[number];
  render(
    <QueryClientProvider client={queryClient}>
      <ImportDialog
        planId="plan"
        listed={nothingListed}
        listAgain={() => Promise.resolve({ ...nothingListed, results: [saved] })}
        features={[]}
        transects={[{ id: 'flats', name: 'Flats T1' }]}
        canRemember={false}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  await userEvent.upload(screen.getByLabelText('File'), samples);
  expect(await screen.findByText('0 new, 1 already here, 0 refused')).toBeTruthy();
});
