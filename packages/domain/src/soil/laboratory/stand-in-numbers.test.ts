import { describe, expect, test } from 'vitest';
import { findTable } from './find-table.ts';
import { matchSamples } from './match-samples.ts';
import { readSamples, type ReadSamples } from './read-samples.ts';

const read = (...lines: readonly string[]): Extract<ReadSamples, { ok: true }> => {
  const found = findTable(lines.map((line, index) => ({ line: index + 1, cells: line.split(',') })));
  const samples = found.ok ? readSamples(found.table, { today: '2026-11-21' }) : found;
  if (!samples.ok) throw new Error(samples.faults.join());
  return samples;
};
const transects = [{ id: 't1', name: 'Flats T1' }];
const empty = { transects, aliases: new Map(), choices: new Map() };

describe('[ENT-12] a file of a laboratory that gives no numbers', () => {
  const lines = [
    'Sample Name,Sample Depth,Date Sampled,pH,Olsen Phosphorus',
    'Flats  T1,0-75 mm,2026-01-01,6,20',
    'Flats T1,0-150 mm,2026-01-01,6.1,12',
  ];

  test('is read: a sample is known by its day, its name and its depth, and the person is told', () => {
    const { samples, notices } = read(...lines);
    expect(samples.map(({ key, faults }) => [key, faults])).toEqual([
      ['2026-01-01|flats t1, 75 mm', []],
      ['2026-01-01|flats t1, 150 mm', []],
    ]);
    expect(notices.join()).toContain('no job numbers and no laboratory numbers');
  });

  test('makes nothing twice when it is imported twice', () => {
    const first = matchSamples(read(...lines).samples, { ...empty, tests: new Map() });
    expect(first.map(({ fate }) => fate)).toEqual(['new', 'new']);
    const tests = new Map(
      first.map(({ sample: { key, results } }) => [
        key ?? '',
        { transectId: 't1', isInterim: false, fileCreationDate: undefined, results },
      ]),
    );
    const again = matchSamples(read(...lines).samples, { ...empty, tests });
    expect(again.map(({ fate }) => fate)).toEqual(['same', 'same']);
  });

  test('is refused by the row where a sample has no name either', () => {
    const { samples } = read(...lines, ',0-75 mm,2026-01-01,6,20');
    expect(samples.at(-1)?.faults).toEqual([
      'The row has neither a laboratory number nor the name of its sample',
    ]);
  });

  test('is told of a day that is missing once', () => {
    const { samples } = read(...lines, 'Flats T1,0-75 mm,,6,20');
    expect(samples.at(-1)?.faults).toEqual(['The row has neither a sample date nor a registration date']);
  });
});

test.each([
  ['Laboratory Number', '7', '2026-01-01|7', 'no job numbers: each'],
  ['Laboratory Job Number', 'J1', 'j1|flats t1', 'no laboratory numbers: each'],
])('[ENT-12] beside a “%s” only what is missing is stood in for', (heading, number, key, notice) => {
  const { samples, notices } = read(
    `${heading},Sample Name,Date Sampled,pH,Olsen Phosphorus`,
    `${number},Flats T1,2026-01-01,6,20`,
  );
  expect(samples[0]).toMatchObject({ key, faults: [] });
  expect(notices.join()).toContain(notice);
});

test('[ENT-12] a row without its number in a file that has them is refused: its number may come', () => {
  const { samples, notices } = read(
    'Laboratory Job Number,Laboratory Number,Date Sampled,Sample Name,pH,Olsen Phosphorus',
    'J,1,2026-01-01,A,6,20',
    'J,,2026-01-01,B,6,20',
  );
  expect(samples.map(({ faults }) => faults)).toEqual([
    [],
    ['The row has no laboratory job number or no laboratory number'],
  ]);
  expect(notices).toEqual([]);
});
