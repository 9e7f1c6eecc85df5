import { mapFileNotices } from '@tussock/domain';
import { expect, test } from 'vitest';
import { readDxf } from './read-dxf.ts';

type Corner = readonly [x: number, y: number, flags: number];

/** A line of the older kind, whose corners are written one by one: `flags` says what it is, and what each of them is. */
const polyline = (flags: number, ...corners: readonly Corner[]): string =>
  [
    ['0', 'POLYLINE', '8', 'Fences', '66', '1', '70', String(flags)],
    ...corners.map(([x, y, of]) => ['0', 'VERTEX', '8', 'Fences', '10', `${x}`, '20', `${y}`, '70', `${of}`]),
    ['0', 'SEQEND'],
  ]
    .flat()
    .join('\n');
const read = (...entities: readonly string[]) => {
  const text = ['0', 'SECTION', '2', 'ENTITIES', ...entities, '0', 'ENDSEC', '0', 'EOF'].join('\n');
  return readDxf({ name: 'fences.dxf', bytes: new TextEncoder().encode(text), readAs: {} } as never); // no more is asked for
};

const CONTROL = 16;
const FITTED = 8;

test('of a line that was made smooth the curve is read, and not what it is bent by', async () => {
  const smooth = polyline(
    4,
    [0, 0, CONTROL],
    [50, 80, CONTROL],
    [0, 0, FITTED],
    [50, 40, FITTED],
    [100, 0, FITTED],
  );
  const { rows } = await read(smooth);
  expect(rows.map(({ shape }) => shape)).toEqual([
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [50, 40],
        [100, 0],
      ],
    },
  ]);
});

test.each([
  ['of squares', 16],
  ['of faces', 64],
])(
  'a surface %s is no line: it is left out, which is said, and a line beside it is read',
  async (_, flags) => {
    const surface = polyline(flags, [0, 0, 64], [10, 0, 64], [10, 10, 64], [0, 10, 64]);
    const { rows, notices } = await read(surface, polyline(0, [0, 0, 0], [5, 5, 0]));
    expect(rows).toHaveLength(1);
    expect(notices).toEqual([mapFileNotices.entitiesLeftOut('MESH')]);
  },
);
