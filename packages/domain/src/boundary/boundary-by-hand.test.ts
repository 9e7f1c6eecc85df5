import { areaHectares, type PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import {
  blocksByHand,
  boundaryStanding,
  namesOfBlocks,
  readByHand,
  renameBlock,
} from './boundary-by-hand.ts';

const box = (west: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43.2],
      [west + 0.1, -43.2],
      [west + 0.1, -43.1],
      [west, -43.1],
      [west, -43.2],
    ],
  ],
});
const [home, runOff] = [box(172), box(172.5)];

test.each([
  [{}, 'none'],
  [{ outline: home }, 'toBeChecked'],
  [{ outline: home, outlineChecked: true }, 'checked'],
  [{ outline: home, titles: ['1'] }, 'titles'],
])('a boundary of %o stands as %s', (values, standing) => {
  expect(boundaryStanding(values)).toBe(standing);
});

test('a name stays with its ground, whatever the order of blocks, and is not said of another', () => {
  const names = renameBlock(renameBlock([], runOff, 'Run-off'), home, ' Home block ');
  expect(namesOfBlocks([home, runOff], names, 'Tōtara')).toEqual(['Home block', 'Run-off']);
  expect(namesOfBlocks([runOff], names, 'Tōtara')).toEqual(['Run-off']);
  const renamed = renameBlock(names, home, 'Front');
  expect(namesOfBlocks([home, runOff], renamed, 'Tōtara')).toEqual(['Front', 'Run-off']);
  expect(namesOfBlocks([home, runOff], renameBlock(renamed, home, ''), 'Tōtara')).toEqual([
    'Tōtara, block 1',
    'Run-off',
  ]);
  expect(namesOfBlocks([home], [], 'Tōtara')).toEqual(['Tōtara']);
});

test('titles take the place of an outline; the names of blocks stay', () => {
  const blockNames = renameBlock([], home, 'Home block');
  const read = readByHand({ titles: ['1'], outline: home, outlineChecked: true, blockNames });
  expect(read).toEqual({ ok: true, part: { blockNames } });
});

test('what is no outline, and what is no name, is refused beside its field', () => {
  expect(readByHand({ outline: { type: 'Point', coordinates: [172, -43] } })).toMatchObject({
    ok: false,
    refusals: [{ field: 'outline' }],
  });
  expect(readByHand({ blockNames: [{ name: 'x'.repeat(61), at: [172, -43] }] })).toMatchObject({
    ok: false,
    refusals: [{ field: 'blockNames' }],
  });
});

test('an outline makes its blocks before the server has; titles make theirs alone', () => {
  const outline = { type: 'MultiPolygon', coordinates: [home.coordinates, runOff.coordinates] };
  const blockNames = renameBlock([], runOff, 'Run-off');
  const blocks = blocksByHand({ outline, blockNames }, 'Tōtara');
  expect(blocks?.map(({ properties }) => properties.name)).toEqual(['Tōtara, block 1', 'Run-off']);
  expect(blocks?.[0]?.properties.areaHectares).toBe(areaHectares(home));
  expect(blocksByHand({ outline, titles: ['1'] }, 'Tōtara')).toBeNull();
});
