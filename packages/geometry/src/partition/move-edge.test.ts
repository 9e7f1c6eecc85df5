import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedAreaSquareMetres } from '../measure/shared-area.ts';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import { distanceMetres } from '../measure/length-of-record.ts';
import { movedBy } from '../measure/moved-by.ts';
import type { PolygonGeometry, Position } from '../shape/geometry.ts';
import { followEdit } from './follow-edit.ts';
import { edgesIn, moveEdge, type EdgeEnds } from './move-edge.ts';

const at = (x: number, y: number): Position => [172 + x / 1000, -43 + y / 1000];
const box = (west: number, east: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, 0), at(east, 0), at(east, 2), at(west, 2), at(west, 0)]],
});
const [mine, theirs] = [box(0, 2), box(2, 4)];
const border: EdgeEnds = [at(2, 0), at(2, 2)];
const shifted = (east: number, north: number): EdgeEnds => [
  movedBy(border[0], east, north),
  movedBy(border[1], east, north),
];

test('metres to the east and to the north are metres on the ground', () => {
  expect(distanceMetres(at(0, 0), movedBy(at(0, 0), 30, 40))).toBeCloseTo(50, 2);
});

test('an edge that is moved takes the neighbour along: no gap, no overlap, whichever way', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }), (east, north) => {
      const moved = moveEdge(mine, border, shifted(east, north));
      const geometry = moved.ok && moved.geometry.type === 'Polygon' ? moved.geometry : mine;
      const followed = followEdit([{ id: 'theirs', geometry: theirs }], mine, geometry);
      const [other = { geometry: theirs }] = followed.ok ? followed.changed : [];
      const sum = areaSquareMetres(geometry) + areaSquareMetres(other.geometry);
      expect(sharedAreaSquareMetres(geometry, other.geometry)).toBeLessThan(0.01);
      // The far corners of both stand, so that both together change by two triangles, and by nothing sideways.
      expect(Math.abs(sum - areaSquareMetres(box(0, 4)))).toBeLessThan(Math.abs(north) * 330 + 0.1);
    }),
  );
});

test('a border that a locked one shares is not moved', () => {
  const moved = moveEdge(mine, border, shifted(10, 0));
  const geometry = moved.ok && moved.geometry.type === 'Polygon' ? moved.geometry : mine;
  const neighbours = [{ id: 'theirs', geometry: theirs }];
  const refused = followEdit(neighbours, mine, geometry, new Set(['theirs']));
  expect(refused).toEqual({ ok: false, reason: 'locked' });
  expect(followEdit(neighbours, mine, geometry, new Set(['another']))).toMatchObject({ ok: true });
});

test('what is no edge of it, and a border that would cross itself, are refused', () => {
  expect(moveEdge(mine, [at(0, 0), at(2, 2)], border)).toEqual({ ok: false, reason: 'noSuchCorner' });
  const across: EdgeEnds = [at(-1, 0.5), at(2, 2)];
  expect(moveEdge(mine, border, across)).toEqual({ ok: false, reason: 'crossesItself' });
  const throughTheFarSide: EdgeEnds = [at(-1, 0), at(-1, 2)];
  expect(moveEdge(mine, border, throughTheFarSide)).toEqual({ ok: false, reason: 'crossesItself' });
});

test('the edges of an outline close it, those of a line do not', () => {
  expect(edgesIn(mine)).toHaveLength(4);
  expect(edgesIn({ type: 'LineString', coordinates: [at(0, 0), at(1, 0), at(1, 1)] })).toHaveLength(2);
});
