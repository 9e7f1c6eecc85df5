import { kindById, kinds, type MapRow } from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
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

test.each([
  ['by its id', JSON.stringify([idInFile(2)])],
  ['by its name', 'North pivot'],
])('nothing points at a row that is refused %s, and is not refused for it', (_how, waters) => {
  const { rows, linksLost } = planRows(farm(waters, 'The moon'), here);
  expect(rows.map(({ row: { fate } }) => fate)).toEqual(['new', 'refused']);
  expect(rows[0]?.row.write?.properties).not.toHaveProperty('irrigatorIds');
  expect(linksLost).toBe(2);
});

test('a name of what neither the plan nor a file of several kinds has is left out, and counted; in a list of one kind it is a slip', () => {
  const [paddocks, pivots] = farm('South pivot');
  const { rows, linksLost } = planRows(farm('South pivot'), here);
  expect(rows.map(({ row: { fate } }) => fate)).toEqual(['new', 'new']);
  expect([rows[0]?.row.write?.properties?.['irrigatorIds'], linksLost]).toEqual([undefined, 2]);

  const alone = planRows(paddocks && pivots ? [paddocks] : [], here);
  expect(alone.rows.map(({ row: { fate } }) => fate)).toEqual(['refused']);
});

const standing = (number: number, kind: typeof paddock, properties: FeatureReply['properties']) =>
  ({
    _id: idInFile(number),
    featureType: kind.wording.featureType,
    version: 1,
    geometry: outline,
    properties,
    areaHectares: 0.9,
    areaM2: 9000,
    lengthMetres: null,
  }) as FeatureReply; // what an import looks at

test('what was renamed since the file was written, and its name given to another, is meant all the same', () => {
  const features = [
    standing(2, pivot, { name: 'Old pivot', status: 'existing' }),
    standing(3, pivot, { name: 'North pivot', status: 'existing' }),
  ];
  const { rows, linksLost } = planRows(farm('North pivot'), { features, hasFile: () => true });
  expect(rows.map(({ row: { fate, changes } }) => [fate, changes.includes('Name')])).toEqual([
    ['new', false],
    ['changed', true],
  ]);
  expect([rows[0]?.row.write?.properties?.['irrigatorIds'], linksLost]).toEqual([[idInFile(2)], 0]);
});
