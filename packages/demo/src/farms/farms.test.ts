import { allKinds, checkAttributes, checkFields, planInfoFields } from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import { isInsideRing, ringArea, type Coordinate, type PolygonRings } from '../cadastre/coordinate.ts';
import { checkValley } from '../cadastre/check/check-valley.ts';
import { findCrossings } from '../cadastre/check/crossings.ts';
import { buildMesh, edgeKey, meshFaceArea } from '../cadastre/check/mesh.ts';
import { growValley } from '../cadastre/grow-valley.ts';
import { toNztm } from '../cadastre/transverse-mercator.ts';
import { boundsOfHeights } from '../cadastre/ground/bounds-of-heights.ts';
import { DEMO_BOUNDS, demoValley } from './demo-valley.ts';
import type { DrawnFeature } from './drawn-feature.ts';
import { layOutFarm } from './arrange-farm.ts';
import { pickFarms } from './pick-farms.ts';

const valley = demoValley();
const farms = pickFarms(valley);

test('where the valley has heights is known without growing it', () => {
  const bounds = boundsOfHeights(valley);
  for (const [at, bound] of DEMO_BOUNDS.entries()) expect(bound).toBeCloseTo(bounds[at] ?? NaN, 7);
});

const layouts = farms.map((farm) => ({ farm, drawn: layOutFarm(farm) }));
const ofKind = (drawn: readonly DrawnFeature[], kindId: DrawnFeature['kindId']) =>
  drawn.filter((feature) => feature.kindId === kindId);
const polygonsOf = ({ geometry }: DrawnFeature): PolygonRings[] => {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
};
const hectaresOf = (polygons: PolygonRings[]) =>
  polygons.flat().reduce((sum, ring) => sum + ringArea(ring.map(toNztm)), 0) / 10000;
const isOnFarm = (point: Coordinate, titles: (typeof farms)[number]['titles']) =>
  titles.some(({ geometry }) =>
    geometry.coordinates.some((rings) => rings.every((ring, i) => isInsideRing(point, ring) === (i === 0))),
  );

test('the demo valley is sound, and the same object each time', () => {
  expect(checkValley(valley)).toEqual([]);
  expect(demoValley()).toBe(valley);
});

describe('the three farms', () => {
  test('are a dairy flat, downs and a hill station of 150 to 600 ha with names that carry macrons', () => {
    expect(farms.map(({ character }) => character).toSorted()).toEqual(['downs', 'flat', 'hill']);
    for (const { hectares, propertyName, owner } of farms) {
      expect(hectares).toBeGreaterThan(150);
      expect(hectares).toBeLessThan(600);
      expect(propertyName).toMatch(/[āēīōū]/i);
      expect(owner.email).toMatch(/@tussock\.example$/);
    }
  });

  test('hold a title of several parts and share no title', () => {
    const titles = farms.flatMap((farm) => farm.titles);
    expect(titles.some(({ geometry }) => geometry.coordinates.length > 1)).toBe(true);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(farms)('$propertyName: each title touches another of it, and the address lies on one', (farm) => {
    const mesh = buildMesh(farm.titles.map(({ geometry }) => geometry.coordinates));
    const owner = new Map(mesh.edges.map(({ from, to, face }) => [edgeKey(from, to), face]));
    const touching = new Set(
      mesh.edges.filter(({ from, to }) => owner.has(edgeKey(to, from))).map(({ face }) => face),
    );
    expect(touching.size).toBe(farm.titles.length);
    expect(isOnFarm(farm.address.geometry.coordinates, farm.titles)).toBe(true);
  });

  test.each(farms)(
    '$propertyName: its details pass the checks of the plan form',
    ({ info, titleIds, titles }) => {
      expect(checkFields(planInfoFields, info)).toEqual({ ok: true, attributes: info });
      expect(titleIds).toEqual(titles.map(({ id }) => String(id)));
    },
  );

  test('are refused by a valley that is too small', () => {
    expect(() => pickFarms(growValley({ parcels: 200, seed: 1, ground: false }))).toThrow('no room');
  });
});

describe.each(layouts)('the drawing of $farm.propertyName', ({ farm, drawn }) => {
  const paddocks = ofKind(drawn, 'paddock');
  const mesh = buildMesh(paddocks.map(polygonsOf));

  test('has paddocks of 2 to 12 ha that cover at least nine tenths of the farm', () => {
    const areas = paddocks.map((paddock) => hectaresOf(polygonsOf(paddock)));
    expect(Math.min(...areas)).toBeGreaterThan(2);
    expect(Math.max(...areas)).toBeLessThan(12);
    expect(areas.reduce((a, b) => a + b, 0)).toBeGreaterThan(0.9 * farm.hectares);
  });

  test('has paddocks that neither overlap nor cross each other or the titles', () => {
    expect(new Set(mesh.edges.map(({ from, to }) => edgeKey(from, to))).size).toBe(mesh.edges.length);
    const withTitles = [
      ...paddocks.map(polygonsOf),
      ...farm.titles.map(({ geometry }) => geometry.coordinates),
    ];
    expect(findCrossings(buildMesh(withTitles))).toEqual([]);
    expect(mesh.faces.every((rings) => meshFaceArea(mesh, rings) > 0)).toBe(true);
  });

  test('has every paddock on the farm', () => {
    const titleVertices = new Set(
      farm.titles.flatMap(({ geometry }) => geometry.coordinates.flat(2)).map(String),
    );
    const strays = paddocks
      .flatMap((paddock) => polygonsOf(paddock).flat(2))
      .filter((vertex) => !titleVertices.has(String(vertex)) && !isOnFarm(vertex, farm.titles));
    // A border between two titles of the farm lies inside neither; its vertices are vertices of a parcel.
    const parcelVertices = new Set(
      farm.sheets.flatMap(({ ring }) => ring.map(({ coordinate }) => String(coordinate))),
    );
    expect(strays.filter((vertex) => !parcelVertices.has(String(vertex)))).toEqual([]);
  });

  test('has three to five land units that together are the farm', () => {
    const units = ofKind(drawn, 'lmu').map(polygonsOf);
    expect(units.length).toBeGreaterThanOrEqual(3);
    expect(units.length).toBeLessThanOrEqual(5);
    const titles = farm.titles.map(({ geometry }) => geometry.coordinates);
    const sum = (shapes: PolygonRings[][]) => shapes.reduce((total, shape) => total + hectaresOf(shape), 0);
    expect(sum(units)).toBeCloseTo(sum(titles), 6);
  });

  test('has its fences along paddock borders, each stretch once', () => {
    const borders = new Set(mesh.edges.flatMap(({ from, to }) => [edgeKey(from, to), edgeKey(to, from)]));
    const numbers = new Map(mesh.coordinates.map((coordinate, index) => [String(coordinate), index]));
    const stretches = ofKind(drawn, 'fenceline').flatMap(({ geometry }) => {
      const line = geometry.type === 'LineString' ? geometry.coordinates : [];
      return line
        .slice(1)
        .map((to, i) => [numbers.get(String(line[i])) ?? -1, numbers.get(String(to)) ?? -1]);
    });
    expect(stretches.every(([from = -1, to = -1]) => borders.has(edgeKey(from, to)))).toBe(true);
    const undirected = stretches.map((ends) => ends.toSorted((a, b) => a - b).join(' '));
    expect(new Set(undirected).size).toBe(undirected.length);
    expect(undirected.length).toBe(borders.size / 2);
  });

  test('has three tanks and a trough for every few paddocks, all named', () => {
    expect(ofKind(drawn, 'waterTank')).toHaveLength(3);
    expect(ofKind(drawn, 'trough').length).toBeGreaterThan(paddocks.length / 4);
    expect(drawn.every(({ attributes }) => attributes['name'] && attributes['status'])).toBe(true);
  });

  test('is accepted by the declarations of the kinds, nothing lost', () => {
    const refused = layOutFarm(farm).flatMap(({ kindId, geometry, attributes }) => {
      const kind = allKinds.find(({ id }) => id === kindId);
      const polygons = polygonsOf({ kindId, geometry, attributes });
      const measures = polygons.length ? { areaHectares: hectaresOf(polygons) } : {};
      const checked = kind && checkAttributes(kind, attributes, measures);
      return checked?.ok && Object.keys(checked.attributes).length === Object.keys(attributes).length
        ? []
        : [{ kindId, attributes, checked }];
    });
    expect(refused).toEqual([]);
  });

  test('has one of every kind at least', () => {
    expect(allKinds.filter(({ id }) => ofKind(drawn, id).length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('points at what is drawn before it', () => {
    const effluent = drawn.findIndex(({ id }) => id !== undefined);
    const irrigators = ofKind(drawn, 'effluentIrrigator');
    expect(irrigators.map(({ attributes }) => attributes['effluentSystemIds'])).toEqual([
      [drawn[effluent]?.id],
    ]);
    expect(irrigators.every((irrigator) => drawn.indexOf(irrigator) > effluent)).toBe(true);
  });

  test('takes no more water than its consent says', () => {
    const takers = drawn.filter(({ attributes }) => attributes['consentNumber'] === 'SAM-10412');
    const sumOf = (key: string): number =>
      takers.reduce((sum, { attributes }) => sum + Number(attributes[key]), 0);
    expect(takers.length).toBeGreaterThan(5);
    expect(sumOf('maxRate')).toBeLessThanOrEqual(18);
    expect(sumOf('annualVolume')).toBeLessThanOrEqual(92_000);
  });

  test('comes out the same again', () => {
    expect(layOutFarm(farm)).toEqual(drawn);
  });
});
