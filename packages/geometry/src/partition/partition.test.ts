import { expect, test } from 'vitest';
import type { PolygonGeometry, Position } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { cutHole, mergeParcels, reshapeParcel, splitParcel, trimParcel } from './change-borders.ts';
import { findGaps, findOutside, findOverlaps, gapAt } from './find-gaps-and-overlaps.ts';
import { followEdit } from './follow-edit.ts';
import { insertCorner, moveCorners, nodeTogether, removeCorner } from './move-corners.ts';
import { isSameShape, type Parcel } from './partition.ts';

const at = (x: number, y: number): Position => [
  Math.round((172.5 + x / 1000) * 1e7) / 1e7,
  Math.round((-43.1 + y / 1000) * 1e7) / 1e7,
];
const shape = (...corners: readonly (readonly [number, number])[]): PolygonGeometry => {
  const ring = corners.map(([x, y]) => at(x, y));
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
};
const box = (west: number, south: number, east: number, north: number): PolygonGeometry =>
  shape([west, south], [east, south], [east, north], [west, north]);
const line = (...corners: readonly (readonly [number, number])[]) => ({
  type: 'LineString' as const,
  coordinates: corners.map(([x, y]) => at(x, y)),
});
const parcel = (id: string, geometry: Parcel['geometry']): Parcel => ({ id, geometry });

/** West and east side by side, and north over both of them: its border has a corner of theirs in its middle. */
const farm = nodeTogether([
  parcel('west', box(0, 0, 2, 2)),
  parcel('east', box(2, 0, 4, 2)),
  parcel('north', box(0, 2, 4, 4)),
]);
const [west, east, north] = farm as readonly [Parcel, Parcel, Parcel]; // made of three
/** The shape that stands under an id after a change; what was refused has none. */
const after = (change: { ok: boolean; changed?: readonly Parcel[] }, id: string) =>
  change.changed?.find((one) => one.id === id)?.geometry;
const looksLike = (geometry: Parcel['geometry'] | undefined, wished: PolygonGeometry): boolean =>
  geometry !== undefined && isSameShape(geometry, wished);

test('a corner in the middle of a neighbour’s border becomes a corner of the neighbour', () => {
  expect(looksLike(north.geometry, shape([0, 2], [2, 2], [4, 2], [4, 4], [0, 4]))).toBe(true);
});

test('a corner that three paddocks share moves in all three', () => {
  const moved = moveCorners(farm, [[at(2, 2), at(2.5, 2.5)]]);
  expect(looksLike(after(moved, 'west'), shape([0, 0], [2, 0], [2.5, 2.5], [0, 2]))).toBe(true);
  expect(looksLike(after(moved, 'east'), shape([2, 0], [4, 0], [4, 2], [2.5, 2.5]))).toBe(true);
  expect(looksLike(after(moved, 'north'), shape([0, 2], [2.5, 2.5], [4, 2], [4, 4], [0, 4]))).toBe(true);
});

test('a border moves as one where both of its ends are moved', () => {
  const moved = moveCorners(farm, [
    [at(2, 0), at(3, 0)],
    [at(2, 2), at(3, 2)],
  ]);
  expect(looksLike(after(moved, 'west'), shape([0, 0], [3, 0], [3, 2], [0, 2]))).toBe(true);
  expect(looksLike(after(moved, 'east'), shape([3, 0], [4, 0], [4, 2], [3, 2]))).toBe(true);
});

test.each([
  ['a corner that is nowhere', moveCorners(farm, [[at(9, 9), at(8, 8)]]), 'noSuchCorner'],
  ['a corner dragged through the other side', moveCorners(farm, [[at(0, 0), at(3, 1)]]), 'crossesItself'],
  ['a corner where borders meet taken out', removeCorner(farm, at(2, 2)), 'cornerOfSeveral'],
  [
    'the third corner taken out',
    removeCorner([parcel('a', shape([0, 0], [1, 0], [0, 1]))], at(0, 0)),
    'tooFewCorners',
  ],
  ['a split by a line that ends inside', splitParcel(farm, 'west', line([-1, 1], [1, 1])), 'cutsNothing'],
  ['a split of nothing', splitParcel(farm, 'gone', line([-1, 1], [1, 1])), 'noSuchShape'],
  [
    'a merge of paddocks apart',
    mergeParcels([west, parcel('far', box(8, 8, 9, 9))], ['west', 'far']),
    'notTouching',
  ],
  ['a merge with itself alone', mergeParcels(farm, ['west']), 'noSuchShape'],
  ['a new border that encloses nothing', reshapeParcel(farm, 'west', line([5, 5], [6, 6])), 'cutsNothing'],
  ['a trim of all there is', trimParcel(farm, 'west', box(-1, -1, 3, 3)), 'nothingLeft'],
  ['a trim beside the shape', trimParcel(farm, 'west', box(8, 8, 9, 9)), 'cutsNothing'],
  ['a hole over the border', cutHole(farm, 'west', box(1, 1, 3, 1.5)), 'holeReachesOut'],
  ['a gap asked for where there is none', gapAt(farm, [box(0, 0, 4, 4)], at(1, 1)), 'noGapHere'],
])('%s is refused by name', (_what, answer, reason) => {
  expect(answer).toEqual({ ok: false, reason });
});

test('a corner put into a shared border is in both paddocks', () => {
  const put = insertCorner(farm, [at(2, 0), at(2, 2)], at(2.2, 1));
  expect(looksLike(after(put, 'west'), shape([0, 0], [2, 0], [2.2, 1], [2, 2], [0, 2]))).toBe(true);
  expect(looksLike(after(put, 'east'), shape([2, 0], [4, 0], [4, 2], [2, 2], [2.2, 1]))).toBe(true);
  expect(after(put, 'north')).toBeUndefined();
});

test('a split keeps the larger part, and the neighbour gets the corners of the cut', () => {
  const split = splitParcel(farm, 'north', line([1, 5], [1, 1]));
  expect(looksLike(after(split, 'north'), shape([1, 2], [2, 2], [4, 2], [4, 4], [1, 4]))).toBe(true);
  expect(looksLike(after(split, 'west'), shape([0, 0], [2, 0], [2, 2], [1, 2], [0, 2]))).toBe(true);
  expect(split).toMatchObject({ cutOff: [{ type: 'Polygon' }] });
});

test('a line that passes three times through a paddock cuts it into four', () => {
  const split = splitParcel(farm, 'west', line([-1, 0.5], [3, 0.5], [3, 1], [-1, 1], [-1, 1.5], [3, 1.5]));
  expect(split).toMatchObject({ ok: true, cutOff: [{}, {}, {}] });
});

/** One paddock on both sides of a river, and a piece of it further off. */
const river = parcel('river', {
  type: 'MultiPolygon',
  coordinates: [box(0, 0, 4, 2), box(0, 3, 3, 5), box(8, 0, 9, 1)].map(({ coordinates }) => coordinates),
});
const partsOf = (geometry: Parcel['geometry'] | undefined): readonly Parcel['geometry'][] =>
  geometry ? polygonsOf(geometry).map((coordinates) => ({ type: 'Polygon' as const, coordinates })) : [];
const lookLike = (parts: readonly Parcel['geometry'][], wished: readonly PolygonGeometry[]): boolean =>
  parts.length === wished.length && wished.every((one) => parts.some((part) => isSameShape(part, one)));

test('a split through one of several parts leaves the others with the whole', () => {
  const split = splitParcel([river], 'river', line([1, -1], [1, 2.5]));
  expect(lookLike(partsOf(after(split, 'river')), [box(1, 0, 4, 2), box(0, 3, 3, 5), box(8, 0, 9, 1)])).toBe(
    true,
  );
  expect('cutOff' in split && lookLike(split.cutOff, [box(0, 0, 1, 2)])).toBe(true);
});

test('a split through two of several parts leaves the larger piece of each', () => {
  const split = splitParcel([river], 'river', line([1, -1], [1, 6]));
  expect(lookLike(partsOf(after(split, 'river')), [box(1, 0, 4, 2), box(1, 3, 3, 5), box(8, 0, 9, 1)])).toBe(
    true,
  );
  expect('cutOff' in split && lookLike(split.cutOff, [box(0, 0, 1, 2), box(0, 3, 1, 5)])).toBe(true);
});

test('a line that passes between the parts of a shape cuts off those beyond it', () => {
  const split = splitParcel([river], 'river', line([-1, 2.5], [6, 2.5], [6, -1]));
  expect(lookLike(partsOf(after(split, 'river')), [box(0, 0, 4, 2)])).toBe(true);
  expect('cutOff' in split && lookLike(split.cutOff, [box(0, 3, 3, 5), box(8, 0, 9, 1)])).toBe(true);
});

test('a line in empty ground splits nothing off a shape of several parts, and is no border of it', () => {
  const aside = line([11, -1], [11, 6]);
  expect(splitParcel([river], 'river', aside)).toEqual({ ok: false, reason: 'cutsNothing' });
  expect(reshapeParcel([river], 'river', aside)).toEqual({ ok: false, reason: 'cutsNothing' });
});

test('a new border of one of several parts leaves the others where they are', () => {
  const reshaped = reshapeParcel([river], 'river', line([1, -1], [1, 2.5]));
  expect(
    lookLike(partsOf(after(reshaped, 'river')), [box(1, 0, 4, 2), box(0, 3, 3, 5), box(8, 0, 9, 1)]),
  ).toBe(true);
  const wider = reshapeParcel([river], 'river', line([9, 0], [10, 0], [10, 1], [9, 1]));
  expect(
    lookLike(partsOf(after(wider, 'river')), [
      box(0, 0, 4, 2),
      box(0, 3, 3, 5),
      shape([8, 0], [9, 0], [10, 0], [10, 1], [9, 1], [8, 1]),
    ]),
  ).toBe(true);
});

test('merged paddocks are one without the border between them', () => {
  const merged = mergeParcels(farm, ['west', 'east']);
  expect(looksLike(after(merged, 'west'), shape([0, 0], [2, 0], [4, 0], [4, 2], [2, 2], [0, 2]))).toBe(true);
});

test('a new border takes from one neighbour and gives to another', () => {
  const reshaped = reshapeParcel(farm, 'west', line([2, 0], [3, 1], [2, 2]));
  expect(looksLike(after(reshaped, 'west'), shape([0, 0], [2, 0], [3, 1], [2, 2], [0, 2]))).toBe(true);
  expect(looksLike(after(reshaped, 'east'), shape([2, 0], [4, 0], [4, 2], [2, 2], [3, 1]))).toBe(true);
  const given = reshapeParcel(farm, 'west', line([2, 0], [1, 1], [2, 2]));
  expect(looksLike(after(given, 'west'), shape([0, 0], [2, 0], [1, 1], [2, 2], [0, 2]))).toBe(true);
  expect(looksLike(after(given, 'east'), shape([2, 0], [4, 0], [4, 2], [2, 2], [1, 1]))).toBe(true);
});

test('ground that a new border gives up and another has already stays with that one alone', () => {
  const over = parcel('over', shape([0, 0], [2, 0], [4, 0], [4, 2], [2, 2], [0, 2]));
  const given = reshapeParcel([...farm, over], 'west', line([2, 0], [1, 1], [2, 2]));
  expect(looksLike(after(given, 'west'), shape([0, 0], [2, 0], [1, 1], [2, 2], [0, 2]))).toBe(true);
  expect(given).toMatchObject({ ok: true, changed: [{ id: 'west' }] });
});

test('a new border beside a hole leaves the hole open', () => {
  const holed = parcel('holed', {
    type: 'Polygon',
    coordinates: [box(0, 0, 4, 4), box(1, 1, 2, 2)].map(({ coordinates: [ring = []] }) => ring),
  });
  const wider = after(reshapeParcel([holed], 'holed', line([4, 1], [5, 1], [5, 3], [4, 3])), 'holed');
  expect(wider?.type).toBe('Polygon');
  expect(wider?.coordinates).toHaveLength(2);
});

test('a corner that lies over the next paddock by five metres both ways is found', () => {
  // A thousandth of a degree is 81 m here from west to east, and 111 m from south to north.
  const over = parcel('over', box(1.94, 1.955, 3, 3));
  const [shared] = findOverlaps([west, over], ['over']);
  expect(shared?.ids).toEqual(['over', 'west']);
  expect(shared?.areaSquareMetres).toBeGreaterThan(23);
  expect(shared?.areaSquareMetres).toBeLessThan(26);
});

test('ground within the boundary that nobody has is a gap, and its corners are those around it', () => {
  const gaps = findGaps([west, north], [box(0, 0, 4, 4)]);
  expect(gaps).toHaveLength(1);
  expect(looksLike(gaps[0], east.geometry as PolygonGeometry)).toBe(true);
});

test('a hole is cut, and a gap in it is found again', () => {
  const cut = cutHole(farm, 'north', box(1, 2.5, 2, 3));
  expect(after(cut, 'north')?.coordinates).toHaveLength(2);
  const holed = { id: 'north', geometry: after(cut, 'north') ?? north.geometry };
  expect(findGaps([west, east, holed], [box(0, 0, 4, 4)])).toHaveLength(1);
});

test('what lies over another is found, and trimmed from the one that is chosen', () => {
  const over = parcel('over', box(1, 0.5, 3, 1.5));
  const found = findOverlaps([...farm, over], ['over']);
  expect(found.map(({ ids }) => ids[1])).toEqual(['west', 'east']);
  expect(looksLike(found[0]?.geometry as PolygonGeometry, box(1, 0.5, 2, 1.5))).toBe(true);
  const trimmed = trimParcel([...farm, over], 'west', over.geometry);
  expect(
    findOverlaps(
      [...farm.slice(1), over, { id: 'west', geometry: after(trimmed, 'west') ?? west.geometry }],
      ['west'],
    ),
  ).toEqual([]);
});

test('neighbours follow a corner that was dragged, put in or taken out', () => {
  const neighbours = [east, north];
  const own = west.geometry as PolygonGeometry;
  const [ring = []] = own.coordinates;
  const place = ring.slice(1).findIndex(([x, y]) => x === at(2, 2)[0] && y === at(2, 2)[1]) + 1;
  const dragged: PolygonGeometry = { type: 'Polygon', coordinates: [ring.toSpliced(place, 1, at(2.5, 2))] };
  const followed = followEdit(neighbours, own, dragged);
  expect(looksLike(after(followed, 'east'), shape([2, 0], [4, 0], [4, 2], [2.5, 2]))).toBe(true);
  expect(after(followed, 'north')).toBeDefined();

  const put: PolygonGeometry = { type: 'Polygon', coordinates: [ring.toSpliced(place, 0, at(2.2, 1))] };
  const followedPut = followEdit(neighbours, own, put);
  expect(looksLike(after(followedPut, 'east'), shape([2, 0], [4, 0], [4, 2], [2, 2], [2.2, 1]))).toBe(true);

  const eastNow = { id: 'east', geometry: after(followedPut, 'east') ?? east.geometry };
  const back = followEdit([eastNow, north], put, own);
  expect(looksLike(after(back, 'east'), east.geometry as PolygonGeometry)).toBe(true);
  const cornerGone: PolygonGeometry = { type: 'Polygon', coordinates: [ring.toSpliced(place, 1)] };
  expect(followEdit(neighbours, own, cornerGone)).toEqual({ ok: false, reason: 'cornerOfSeveral' });
});

test('what reaches out of the boundary is found, and nothing that stays within', () => {
  const found = findOutside(farm, [box(0, 0, 3, 4)]);
  expect(found.map(({ id }) => id)).toEqual(['east', 'north']);
  expect(looksLike(found[0]?.geometry as PolygonGeometry, box(3, 0, 4, 2))).toBe(true);
  expect(findOutside(farm, [box(0, 0, 4, 4)])).toEqual([]);
});
