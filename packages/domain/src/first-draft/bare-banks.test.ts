import type { Geometry, Position } from '@tussock/geometry';
import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import type { LandFeature } from '../risk/land-risk.ts';
import { catalogues } from '../outcomes/registry.ts';
import { bareBanks } from './bare-banks.ts';
import { proposeDraft } from './propose-draft.ts';

// A paddock of about 810 m by 1 110 m.
const ring: readonly Position[] = [
  [172.5, -43.1],
  [172.51, -43.1],
  [172.51, -43.09],
  [172.5, -43.09],
  [172.5, -43.1],
];
const feature = (
  kind: { readonly wording: { readonly featureType: string } },
  _id: string,
  geometry: Geometry,
  properties: LandFeature['properties'],
): LandFeature => ({
  _id,
  featureType: kind.wording.featureType,
  geometry,
  areaHectares: null,
  properties: { name: _id, status: 'existing', ...properties },
});
const paddock = (properties: LandFeature['properties'] = { use: 'pasture' }) =>
  feature(kinds.paddock, 'Top', { type: 'Polygon', coordinates: [ring] }, properties);
const upAt = (longitude: number): readonly Position[] => [
  [longitude, -43.11],
  [longitude, -43.08],
];
const fence = (longitude: number, properties: LandFeature['properties'] = {}) =>
  feature(
    kinds.fenceline,
    `fence ${longitude}`,
    { type: 'LineString', coordinates: upAt(longitude) },
    { fenceType: 'postAndBatten', purpose: 'waterwayOrWetland', ...properties },
  );
const stream = (order = 2, longitude = 172.505) => ({ order, line: upAt(longitude) });
/** About 5 m to either side of the stream. */
const [left, right] = [172.50494, 172.50506];

const metresOf = (features: readonly LandFeature[]) =>
  Math.round((bareBanks(features, [stream()]).get('Top') ?? 0) / 100) * 100;

describe('the banks of a paddock', () => {
  test('both count where a stream runs through it and nothing keeps stock out', () => {
    expect(metresOf([paddock()])).toBe(2200);
  });

  test('a fence on one side leaves the other, and one on each leaves none', () => {
    expect(metresOf([paddock(), fence(left)])).toBe(1100);
    expect(metresOf([paddock(), fence(left), fence(right)])).toBe(0);
  });

  test('a fence that is only planned, or that is moved about, keeps nothing out', () => {
    expect(metresOf([paddock(), fence(left, { status: 'planned' })])).toBe(2200);
    expect(metresOf([paddock(), fence(left, { fenceType: 'temporarySemiPermanent' })])).toBe(2200);
  });

  test('of a stream along its border only the near one is its own', () => {
    const metres = bareBanks([paddock()], [stream(2, 172.51005)]).get('Top') ?? 0;
    expect(Math.round(metres / 100) * 100).toBe(1100);
  });

  test('no stream near it, no bank', () => {
    expect(bareBanks([paddock()], [stream(2, 172.6)]).size).toBe(0);
    expect(bareBanks([paddock()], []).size).toBe(0);
  });
});

describe('a first draft', () => {
  const nothing = {
    catalogue: catalogues.newest(),
    sections: new Map(),
    subOutcomes: new Map(),
    actions: [],
  };
  const drafted = (features: readonly LandFeature[], order: number) =>
    proposeDraft({ today: '2026-11-22', features, risks: [], streams: [stream(order)] }, nothing);

  test('asks for fences along small streams beside grazed paddocks, with the metres and the source', () => {
    const [proposal, ...others] = drafted([paddock()], 2);
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({
      key: 'fenceSmallStreams',
      source: 'Streams of the map, with paddocks and fences as drawn',
      places: [{ featureId: 'Top', name: 'Top' }],
    });
    expect(proposal?.places[0]?.why).toMatch(/^2.2 km of its stream banks have no fence within 10 m\.$/);
  });

  test('asks for them along rivers where the river is one of size', () => {
    expect(drafted([paddock()], 4).map(({ key }) => key)).toEqual(['fenceWideRivers']);
  });

  test('asks for them of a land unit as long as no paddock is drawn, where stock may go', () => {
    const unit = (properties: LandFeature['properties']) =>
      feature(kinds.lmu, 'Flats', { type: 'Polygon', coordinates: [ring] }, properties);
    expect(drafted([unit({})], 2)).toMatchObject([{ key: 'fenceSmallStreams', places: [{ name: 'Flats' }] }]);
    expect(drafted([unit({}), paddock()], 2)).toMatchObject([{ places: [{ name: 'Top' }] }]);
    expect(drafted([unit({ landUse: 'forestry' })], 2)).toEqual([]);
  });

  test('asks for none where nothing grazes', () => {
    expect(drafted([paddock({ use: 'retired' })], 2)).toEqual([]);
    expect(drafted([paddock({ use: 'crop', resownBy: '2026-09-01' })], 2)).toEqual([]);
  });
});
