import type { RecordHistoryEntry } from '@tussock/contract';
import { expect, test } from 'vitest';
import { historyLines } from './history-lines.ts';

const entry: RecordHistoryEntry = {
  rev: 7,
  ord: 0,
  at: '2026-11-27T22:46:00Z',
  actorName: 'Anika Rao',
  opId: 'op',
  entity: 'plan',
  entityId: 'plan',
  op: 'update',
  name: 'Rātā Flat',
  values: { catchment: { before: null, after: 'Ashley' } },
  made: {},
};

test('of a whole plan’s history the times are those of New Zealand, wherever the server stands', () => {
  const [[when] = [], ...lines] = historyLines([entry], () => undefined);
  expect(when).toBe('When, in New Zealand');
  expect(lines).toEqual([
    [
      '28 Nov 2026, 11:46 am',
      '',
      'Anika Rao',
      'Changed',
      'Farm details',
      'Rātā Flat',
      'Catchment',
      '',
      'Ashley',
    ],
  ]);
});

test('a move of the plan says from where to where', () => {
  const made = { status: { before: 'active', after: 'submitted' } };
  const [, line] = historyLines([{ ...entry, values: {}, made }], () => undefined);
  expect(line?.slice(6)).toEqual(['Where the plan stands', 'In progress', 'Submitted for approval']);
});

test('work that was sent later has the time of the device beside that of the server', () => {
  const [, line] = historyLines([{ ...entry, doneAt: '2026-11-26T22:40:00Z' }], () => undefined);
  expect(line?.slice(0, 2)).toEqual(['28 Nov 2026, 11:46 am', '27 Nov 2026, 11:40 am']);
});

test('what a spreadsheet would run is disarmed, whoever wrote it', () => {
  const values = { catchment: { before: '+1', after: '@now' } };
  const [, line] = historyLines([{ ...entry, actorName: '=Anika', name: '-Flat', values }], () => undefined);
  expect([line?.[2], ...(line?.slice(5) ?? [])]).toEqual(["'=Anika", "'-Flat", 'Catchment', "'+1", "'@now"]);
});
