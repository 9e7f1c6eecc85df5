import { fromNewZealandTransverseMercator, type Bounds, type Geometry } from '@tussock/geometry';
import { describe, expect, test } from 'vitest';
import { kindById, type Attributes } from '../derive/any-kind.ts';
import { rowsAround } from '../derive/derived-figures.ts';
import { kinds, type KindId } from '../kinds/registry.ts';
import type { LandFeature } from '../risk/land-risk.ts';
import type { PlanAround } from './plan-around.ts';
import { surroundingsOf } from './surroundings-of.ts';

/** So many metres east and north of a place near Darfield. */
const at = (x: number, y: number) => fromNewZealandTransverseMercator([1_520_000 + x, 5_180_000 + y]);
const area = (x: number, y: number, width: number, height: number): Geometry => ({
  type: 'Polygon',
  coordinates: [[at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height), at(x, y)]],
});
const line = (...places: readonly (readonly [number, number])[]): Geometry => ({
  type: 'LineString',
  coordinates: places.map(([x, y]) => at(x, y)),
});
const point = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: at(x, y) });
const feature = (
  kind: KindId,
  name: string,
  geometry: Geometry,
  properties: Attributes = {},
): LandFeature => ({
  _id: name,
  featureType: kindById(kind).wording.featureType,
  geometry,
  areaHectares: null,
  properties: { name, status: 'existing', ...properties },
});

const [[WEST, SOUTH], [EAST, NORTH]] = [at(-5000, -5000), at(5000, 5000)];
const WITHIN: Bounds = [WEST, SOUTH, EAST, NORTH];
const around = (features: readonly LandFeature[], streams: readonly Geometry[] | null = []): PlanAround => ({
  features,
  boundary: [],
  streams: streams && {
    within: WITHIN,
    lines: streams.flatMap((it) => (it.type === 'LineString' ? [{ order: 1, line: it.coordinates }] : [])),
  },
});
const rowOf = (of: LandFeature, plan: PlanAround) => {
  const kind = Object.values(kinds).find(({ wording }) => wording.featureType === of.featureType);
  return kind && rowsAround(kindById(kind.id), surroundingsOf(of, plan), of.properties)[0];
};

describe('the effective area of a land unit', () => {
  // 500 m × 200 m: 10 ha.
  const unit = { ...feature(kinds.lmu.id, 'Flats', area(0, 0, 500, 200)), areaHectares: 10 };
  const saidOf = (...features: readonly LandFeature[]) => rowOf(unit, around([unit, ...features]));
  const track = (name: string, properties: Attributes) =>
    feature(kinds.track.id, name, line([-100, 100], [700, 100]), properties);

  test('is its area less the tracks in it by their width, and the buildings and ponds', () => {
    // 500 m of the track × 5 m are 0.25 ha; 40 m × 50 m of shed 0.20; of the dam the half that lies inside, 50 m × 30 m, 0.15.
    expect(
      saidOf(
        track('Race', { width: 5 }),
        feature(kinds.building.id, 'Shed', area(20, 20, 40, 50)),
        feature(kinds.dam.id, 'Dam', area(450, 20, 100, 30), { damType: 'stockWater' }),
      ),
    ).toMatchObject({ label: 'Effective area', text: '9.40 ha' });
  });

  test('says what was taken off', () => {
    const row = saidOf(track('Race', { width: 5 }), feature(kinds.building.id, 'Shed', area(20, 20, 40, 50)));
    expect(row?.help).toBe(
      'Area less 0.25 ha of tracks (500 m) and 0.20 ha of buildings and ponds. Streams are not deducted, because the map has no widths.',
    );
  });

  test('counts ground once where a track runs over a yard, or two buildings lie on one place', () => {
    const shed = feature(kinds.building.id, 'Shed', area(100, 80, 100, 40));
    // 0.40 ha of shed, and 400 m of track beside it: 0.20.
    expect(saidOf(track('Race', { width: 5 }), shed, { ...shed, _id: 'again' })?.text).toBe('9.40 ha');
  });

  test('a track without a width takes nothing, and is named', () => {
    const row = saidOf(track('Back track', {}));
    expect(row).toMatchObject({ text: '10.00 ha' });
    expect(row?.help).toBe(
      'Full area: no tracks with a width, buildings or ponds are drawn in it. No width, so not deducted: Back track. Streams are not deducted, because the map has no widths.',
    );
  });

  test('what is planned, removed, or elsewhere takes nothing, and is not spoken of', () => {
    const row = saidOf(
      track('Planned', { width: 5, status: 'planned' }),
      track('Gone', { status: 'removed' }),
      feature(kinds.building.id, 'Gone shed', area(20, 20, 40, 50), { status: 'removed' }),
      feature(kinds.building.id, 'Far shed', area(2000, 20, 40, 50)),
      feature(kinds.track.id, 'Far track', line([0, 900], [500, 900])),
      feature(kinds.building.id, 'A shed of one place', point(50, 50)),
    );
    expect(row).toMatchObject({ text: '10.00 ha' });
    expect(row?.help).not.toContain('Without a width');
  });

  test('is never less than nothing', () => {
    // Seven tracks of 500 m × 30 m would take 10.5 ha.
    const tracks = Array.from({ length: 7 }, (_, index) =>
      feature(kinds.track.id, `Track ${index}`, line([0, 20 + index], [500, 20 + index]), { width: 30 }),
    );
    expect(saidOf(...tracks)).toMatchObject({ text: '0.00 ha' });
    expect(saidOf(feature(kinds.dam.id, 'Lake', area(-50, -50, 600, 300)))?.text).toBe('0.00 ha');
  });

  test('a shed of some square metres is spoken of, though it takes no hundredth of a hectare', () => {
    expect(saidOf(feature(kinds.building.id, 'Pump shed', area(20, 20, 5, 5)))).toMatchObject({
      text: '10.00 ha',
      help: expect.stringContaining('less 0.00 ha of buildings and ponds.'),
    });
  });
});

describe('the fenced edge of an ecosystem area', () => {
  // 800 m of edge.
  const bush = feature(kinds.ecosystem.id, 'Kahikatea bush', area(0, 0, 200, 200));
  const fence = (properties: Attributes = {}, y = -2) =>
    feature(kinds.fenceline.id, 'Fence', line([0, y], [200, y]), {
      fenceType: 'postAndBatten',
      purpose: 'nativeArea',
      ...properties,
    });

  test('is the share of it that has a fence within 10 m', () => {
    // The southern side, and √(10² − 0²) − 2 = 8 m of each that meets it: 216 of 800 m.
    const row = rowOf(bush, around([bush, fence()]));
    expect(row).toMatchObject({ label: 'Edge fenced', text: '27 %' });
    expect(row?.help).toBe(
      'How much of its edge has a fence within 10 m; planned and temporary fences do not count',
    );
  });

  test.each([
    ['that is planned', fence({ status: 'planned' })],
    ['that is removed', fence({ status: 'removed' })],
    ['that is moved about', fence({ fenceType: 'temporarySemiPermanent' })],
    ['that is 11 m away', fence({}, -11)],
  ])('a fence %s is none', (_name, one) => {
    expect(rowOf(bush, around([bush, one]))?.text).toBe('0 %');
  });

  test('is all of it only where all is fenced', () => {
    const closed = (gap: number) =>
      feature(kinds.fenceline.id, 'Ring', line([gap, -1], [201, -1], [201, 201], [-1, 201], [-1, -1]));
    expect(rowOf(bush, around([bush, closed(-1)]))?.text).toBe('100 %');
    // A gap of 23 m, of which 10 m are near its ends on either side: some 3 of 800 m are open.
    expect(rowOf(bush, around([bush, closed(22)]))?.text).toBe('99 %');
  });
});

describe('the nearest water', () => {
  const pit = feature(kinds.storageArea.id, 'Silage pit', area(0, 0, 20, 40));
  const creek = line([56.4, -3000], [56.4, 3000]);
  const pond = feature(kinds.dam.id, 'Duck pond', area(0, -50, 30, 20), { damType: 'stockWater' });

  test('is the stream of the map, in whole metres of which none is too many', () => {
    const row = rowOf(pit, around([pit], [creek]));
    expect(row).toMatchObject({ label: 'Nearest mapped water', text: '36 m' });
    expect(row?.help).toBe(
      'To a river or stream on the map. Where a rule depends on it, measure it on the ground.',
    );
  });

  test('is a dam or a wetland where that is nearer, by its name', () => {
    expect(rowOf(pit, around([pit, pond], [creek]))).toMatchObject({
      text: '30 m',
      help: 'To Duck pond. Where a rule depends on it, measure it on the ground.',
    });
    const wetland = feature(kinds.ecosystem.id, 'Raupō', area(25.5, 0, 10, 10), { ecosystemType: 'wetland' });
    expect(rowOf(pit, around([pit, pond, wetland], [creek]))).toMatchObject({
      text: '5 m',
      help: 'To Raupō. Where a rule depends on it, measure it on the ground.',
    });
  });

  test.each([
    ['bush', feature(kinds.ecosystem.id, 'Bush', area(25, 0, 10, 10), { ecosystemType: 'beechForest' })],
    [
      'a pond of effluent',
      feature(kinds.dam.id, 'Pond', area(25, 0, 10, 10), { damType: 'effluentUseEffluent' }),
    ],
    ['a dam that is planned', feature(kinds.dam.id, 'Pond', area(25, 0, 10, 10), { status: 'planned' })],
    ['a dam that is gone', feature(kinds.dam.id, 'Pond', area(25, 0, 10, 10), { status: 'removed' })],
  ])('is not %s', (_name, other) => {
    expect(rowOf(pit, around([pit, other], [creek]))?.text).toBe('36 m');
  });

  test('a dam that is drawn as a point has its water nearer than that: it is named, and not measured to', () => {
    const dam = (x: number) => feature(kinds.dam.id, 'Top dam', point(x, 20));
    expect(rowOf(pit, around([pit, dam(50)], [creek]))).toMatchObject({
      text: '36 m',
      help: 'To a river or stream on the map. Top dam is drawn as a point, and its water may be nearer. Where a rule depends on it, measure it on the ground.',
    });
    expect(rowOf(pit, around([pit, dam(600)], [creek]))?.help).not.toContain('Top dam');
  });

  test('is not said while it is not known where the streams are', () => {
    expect(rowOf(pit, around([pit, pond], null))).toBeUndefined();
  });

  test('is not said where there is none, or where a nearer one may lie beyond what was looked at', () => {
    expect(rowOf(pit, around([pit]))).toBeUndefined();
    const far = feature(kinds.dam.id, 'Far dam', area(6000, 0, 100, 100));
    expect(rowOf(pit, around([pit, far], []))).toBeUndefined();
  });
});

describe('distances of a point source', () => {
  const pit = feature(kinds.customFeature.id, 'Old pit', point(300, 300), { category: 'offalPitOrRubbish' });
  const block = area(0, 0, 1000, 1000);
  const plan = (...features: readonly LandFeature[]): PlanAround => ({
    ...around([pit, ...features]),
    boundary: block.type === 'Polygon' ? [block] : [],
  });
  const saidOf = (of: LandFeature, among: PlanAround): Readonly<Record<string, string>> =>
    Object.fromEntries(
      rowsAround(kindById(kinds.customFeature.id), surroundingsOf(of, among), of.properties).map(
        ({ key, text }) => [key, text],
      ),
    );

  test('are measured to the bore, the boundary and the drain that are nearest', () => {
    const bore = feature(kinds.customFeature.id, 'House bore', point(300, 520), { category: 'bore' });
    const drain = feature(kinds.waterway.id, 'Willow drain', line([350.5, 0], [350.5, 900]));
    expect(saidOf(pit, plan(bore, drain))).toEqual({
      nearestWater: '50 m',
      nearestBore: expect.stringMatching(/^(?:219|220) m$/) as string,
      nearestBoundary: expect.stringMatching(/^(?:299|300) m$/) as string,
    });
  });

  test('to a cultural place are rounded down, and the place is not named', () => {
    const place = feature(kinds.customFeature.id, 'Te Puna', point(300, 570), {
      category: 'heritageOrWahiTapu',
    });
    const row = rowsAround(
      kindById(kinds.customFeature.id),
      surroundingsOf(pit, plan(place)),
      pit.properties,
    ).find(({ key }) => key === 'nearestCulturalPlace');
    expect(row?.text).toBe('200 m');
    expect(JSON.stringify(row)).not.toContain('Te Puna');
  });

  test('are not shown of what is no point source', () => {
    const gate = feature(kinds.customFeature.id, 'Gate', point(300, 300), { category: 'gateOrEntrance' });
    expect(saidOf(gate, plan())).toEqual({});
  });
});
