import { areaHectares, type PolygonalGeometry, type PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { kinds } from '../kinds/registry.ts';
import type { DrawingGround } from './operation.ts';
import { partitionBalance } from './partition-balance.ts';
import { trimAll } from './trim-all.ts';

const kind = kindById(kinds.paddock.id);
const box = (west: number, east: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [172.5 + west, -43.1],
      [172.5 + east, -43.1],
      [172.5 + east, -43.099],
      [172.5 + west, -43.099],
      [172.5 + west, -43.1],
    ],
  ],
});
const thing = (id: string, geometry: PolygonGeometry) => ({
  id,
  kind,
  geometry,
  attributes: { name: id, status: 'existing' },
});
/** The second lies over the first, the third over the second and beyond the boundary. */
const ground: DrawingGround = {
  things: [thing('1', box(0, 0.002)), thing('2', box(0.001, 0.003)), thing('3', box(0.0025, 0.005))],
  boundary: [box(0, 0.004)],
  chosen: undefined,
  mayEdit: true,
};
function trimmed(over: Partial<DrawingGround> = {}) {
  const balance = partitionBalance(ground, kind);
  if (!balance) throw new Error('there is a boundary');
  return trimAll({ ...ground, ...over }, balance);
}
const hectares = (outcome: ReturnType<typeof trimAll>) =>
  outcome.ok
    ? Object.fromEntries(
        outcome.parts.map(({ entityId, set }) => [
          entityId,
          areaHectares(set[GEOMETRY] as PolygonalGeometry),
        ]),
      )
    : {};

test('everything that overlaps or lies outside is trimmed in one write: who came later gives way', () => {
  const outcome = trimmed();
  expect(outcome).toMatchObject({ ok: true, label: '2 shapes trimmed' });
  const whole = areaHectares(box(0, 0.001));
  expect(hectares(outcome)).toEqual({ 2: expect.closeTo(whole, 1), 3: expect.closeTo(whole, 1) });
});

test('a locked shape keeps its ground, and who lies over it gives way', () => {
  const sizes = hectares(trimmed({ locked: new Set(['2']) }));
  expect(Object.keys(sizes).toSorted()).toEqual(['1', '3']);
});

test('where nothing overlaps it says so', () => {
  const apart = { ...ground, things: ground.things.slice(0, 1) };
  const balance = partitionBalance(apart, kind);
  expect(balance && trimAll(apart, balance)).toEqual({ ok: false, message: expect.any(String) });
});
