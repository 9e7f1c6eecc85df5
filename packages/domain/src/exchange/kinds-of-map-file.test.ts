import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { kindsOfRows } from './kinds-of-map-file.ts';

const idsOf = (columns: readonly string[], ...cells: readonly (readonly (string | null)[])[]) =>
  kindsOfRows({ columns, rows: cells.map((row, at) => ({ line: at + 1, geometry: null, cells: row })) }).map(
    (kind) => kind?.id,
  );

test('rows say of which kind they are in a column of that heading, whatever the capitals', () => {
  const cells = [
    ['North', kinds.paddock.names.singular],
    ['Hill', kinds.lmu.names.singular.toUpperCase()],
  ];
  expect(idsOf(['name', 'Kind'], ...cells)).toEqual([kinds.paddock.id, kinds.lmu.id]);
});

test.each([
  ['another word in it', ['kind'], 'Gravel'],
  ['nothing in it', ['kind'], null],
  ['no such column', ['name'], kinds.paddock.names.singular],
])('a row of a file with %s does not say', (_which, columns, cell) => {
  expect(idsOf(columns, [cell])).toEqual([undefined]);
});
