import { beforeEach, expect, test, vi } from 'vitest';
import { readWorkbook } from '../../activities/read-text-file/index.ts';
import { exportActions } from './export-actions.ts';
import { rowOf } from './register-rows.ts';

const { saved } = vi.hoisted(() => ({ saved: vi.fn<(file: Blob, name: string) => void>() }));
vi.mock('../../activities/save-file/save-file.ts', () => ({ saveFile: saved }));
beforeEach(() => saved.mockClear());

const places = {
  today: '2026-11-22',
  nameOf: (id: string) => (id === 'gone' ? undefined : id),
  isUnit: () => true,
  proofsOf: () => 2,
};
const fence = rowOf(
  {
    id: 'fence',
    version: 1,
    values: {
      sectionKey: 'waterways',
      title: '=Fence, "both" sides',
      grade: 'good',
      state: 'inProgress',
      priority: 'high',
      responsibleName: 'Hana Rewi',
      dueOn: '2026-10-31',
      featureIds: ['Tōtara flats', 'Hilltop', 'Tops', 'gone'],
      riskType: 'erosion',
      repeats: 'everyMonths',
      repeatMonths: 3,
      plannedCost: 4850.5,
      notes: 'Ring first',
    },
  },
  places,
);
const groups = [{ rows: [fence] }] as unknown as Parameters<typeof exportActions>[1]['groups']; // no more of a group leaves

const headings = [
  'Action',
  'Part of the plan',
  'Outcome',
  'Grade',
  'State',
  'Overdue',
  'Priority',
  'Who',
  'Due',
  'Where',
  'Risk it lowers',
  'Mitigation',
  'Repeats',
  'Months between',
  'Day of the month',
  'Planned cost ($)',
  'Actual cost ($)',
  'Done on',
  'Reason',
  'Evidence',
  'Notes',
];

test('[RT-21] as CSV each action is a line with what the register says, and no cell is a formula', async () => {
  await exportActions('csv', { groups });
  const [file, name] = saved.mock.lastCall ?? [];
  expect(name).toBe('actions.csv');
  expect(await file?.text()).toBe(
    `${headings.join(',')}\r\n` +
      `"'=Fence, ""both"" sides",Waterways and wetlands,,Good,In progress,Yes,High,Hana Rewi,2026-10-31,"Tōtara flats, Hilltop, Tops",Erosion,,Every so many months,3,,4850.5,,,,2,Ring first`,
  );
});

test('[RT-21] what stands under two land units leaves once', async () => {
  await exportActions('csv', { groups: [...groups, ...groups] });
  expect((await saved.mock.lastCall?.[0]?.text())?.split('\r\n')).toHaveLength(2);
});

test('[RT-21] as a workbook costs are figures and days are days', async () => {
  await exportActions('xlsx', { groups });
  const [file, name] = saved.mock.lastCall ?? [];
  expect(name).toBe('actions.xlsx');
  const read = await readWorkbook(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(read).toMatchObject({ ok: true, sheets: [{ sheet: 'Actions' }] });
  expect(read.ok && read.sheets[0]?.rows).toEqual([
    headings,
    [
      '=Fence, "both" sides',
      'Waterways and wetlands',
      '',
      'Good',
      'In progress',
      'Yes',
      'High',
      'Hana Rewi',
      '2026-10-31',
      'Tōtara flats, Hilltop, Tops',
      'Erosion',
      '',
      'Every so many months',
      '3',
      '',
      '4850.5',
      '',
      '',
      '',
      '2',
      'Ring first',
    ],
  ]);
});
