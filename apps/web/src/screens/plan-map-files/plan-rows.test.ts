import { kindById, kinds, type MapRow } from '@tussock/domain';
import { expect, test } from 'vitest';
import { planRows, type RowsOfKind } from './plan-rows.ts';

const [paddock, pivot] = [kindById(kinds.paddock.id), kindById(kinds.pivot.id)];
const idInFile = (number: number): string => `0190b5a0-0000-7000-8000-00000000000${number}`;
const outline: MapRow['geometry'] = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.31, -42.8],
      [172.31, -42.79],
      [172.3, -42.79],
      [172.3, -42.8],
    ],
  ],
};
const row = (line: number, ...cells: MapRow['cells']): MapRow => ({ line, geometry: outline, cells });

/** A paddock that a pivot waters, and the pivot behind it. */
const farm = (waters: string, source = 'Spring'): readonly RowsOfKind[] => [
  {
    kind: paddock,
    choice: ['_id', 'name', 'irrigatorIds', 'photos'],
    rows: [row(1, idInFile(1), 'Front', waters, JSON.stringify([idInFile(9)]))],
  },
  {
    kind: pivot,
    choice: ['_id', 'name', 'waterSource', 'length', 'areaIrrigated'],
    rows: [row(2, idInFile(2), 'North pivot', source, 50, 0.7)],
  },
];
const here = { features: [], hasFile: () => false };

test.each([
  ['by its id', JSON.stringify([idInFile(2)])],
  ['by its name', 'North pivot'],
])(
  'what another row of the file is pointed at %s is pointed at under the id that it gets',
  (_how, waters) => {
    const { rows } = planRows(farm(waters), here);
    const [front, irrigator] = rows.map(({ row: { write } }) => write);
    expect(irrigator?._id).toEqual(expect.not.stringMatching(idInFile(2)));
    expect(front?.properties).toMatchObject({ irrigatorIds: [irrigator?._id] });
  },
);

test('a link to what neither the plan nor the file has is left out, and counted', () => {
  const { rows, linksLost } = planRows(farm('North pivot'), here);
  expect(rows[0]?.row.write?.properties).not.toHaveProperty('photos');
  expect(linksLost).toBe(1);
  expect(planRows(farm('North pivot'), { ...here, hasFile: () => true }).linksLost).toBe(0);
});

test('nothing points at a row that is refused', () => {
  const { rows, linksLost } = planRows(farm(JSON.stringify([idInFile(2)]), 'The moon'), here);
  expect(rows.map(({ row: { fate } }) => fate)).toEqual(['new', 'refused']);
  expect(rows[0]?.row.write?.properties).not.toHaveProperty('irrigatorIds');
  expect(linksLost).toBe(2);
});
