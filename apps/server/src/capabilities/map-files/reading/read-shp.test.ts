import { expect, test } from 'vitest';
import { readShp } from './read-shp.ts';

type Ring = readonly (readonly [number, number])[];

/** A .shp file of one area with these rings, corner by corner as they stand. */
function shpOf(...rings: readonly Ring[]): Uint8Array {
  const places = rings.flat();
  const length = 44 + rings.length * 4 + places.length * 16;
  const view = new DataView(new ArrayBuffer(108 + length));
  view.setInt32(0, 9994);
  view.setInt32(104, length / 2);
  const [area, starts] = [108, 108 + 44];
  view.setInt32(area, 5, true);
  view.setInt32(area + 36, rings.length, true);
  view.setInt32(area + 40, places.length, true);
  rings.forEach((_ring, nth) => view.setInt32(starts + nth * 4, rings.slice(0, nth).flat().length, true));
  places.flat().forEach((figure, nth) => view.setFloat64(starts + rings.length * 4 + nth * 8, figure, true));
  return new Uint8Array(view.buffer);
}
const ringsOf = (...rings: readonly Ring[]): unknown => readShp(shpOf(...rings)).records[0]?.shape;
const [w, s] = [1_500_000, 5_200_000];
const at = (x: number, y: number): readonly [number, number] => [w + x, s + y];

const outline: Ring = [at(0, 0), at(0, 100), at(100, 100), at(100, 0), at(0, 0)];
test.each([
  ['west', [at(0, 50), at(30, 40), at(30, 60), at(0, 50)]],
  ['north', [at(50, 100), at(40, 70), at(60, 70), at(50, 100)]],
  ['east', [at(100, 50), at(70, 60), at(70, 40), at(100, 50)]],
  ['south', [at(50, 0), at(60, 30), at(40, 30), at(50, 0)]],
  ['east by two corners', [at(100, 60), at(70, 50), at(100, 40), at(100, 60)]],
] as const)('a hole that touches its outline in the %s at its first corner stays a hole', (_where, hole) => {
  expect(ringsOf(outline, hole)).toMatchObject({ type: 'Polygon', coordinates: [{}, { length: 4 }] });
});

test('an island in a hole is no part of the hole, and the hole is one of what is around both', () => {
  const hole: Ring = [at(20, 20), at(80, 20), at(80, 80), at(20, 80), at(20, 20)];
  const island: Ring = [at(40, 40), at(40, 60), at(60, 60), at(60, 40), at(40, 40)];
  expect(ringsOf(outline, island, hole)).toMatchObject({
    type: 'MultiPolygon',
    coordinates: [[{}, { length: 5 }], [{}]],
  });
});
