import type { FeatureReply } from '@tussock/contract';
import { highestRemaining, kinds, levelLooks, NOT_RATED, type UnitRisk } from '@tussock/domain';
import { expect, test } from 'vitest';
import type { MapFeature } from '../map/index.ts';
import { colourByRisk, colourFences } from './colour-by-risk.ts';

const shape = (id: string): MapFeature => ({
  id,
  kind: kinds.lmu,
  name: id,
  geometry: { type: 'Point', coordinates: [171, -43] },
  look: {},
  isRemoved: false,
});
const rated = (id: string, ratings: readonly object[]) =>
  ({ unit: { _id: id }, ratings }) as unknown as UnitRisk; // no more of it is read here
const erosion = { riskType: 'erosion', residualScore: 5, residualLevel: 'medium' };
const compaction = { riskType: 'soilCompaction', residualScore: 8, residualLevel: 'high' };
const nitrogen = { riskType: 'nLeaching', residualScore: null, residualLevel: null };
const downs = rated('Downs', [erosion, compaction, nitrogen]);

test('[MAP-4] a unit has the colour of its highest risk, or of the one that is looked at, with its level in words', () => {
  const [highest] = colourByRisk([shape('Downs')], [downs], 'highest');
  expect(highest?.look['colour']).toBe(levelLooks.high.colour);
  expect(highest?.name).toBe('Downs\n8 high');
  const [eroding] = colourByRisk([shape('Downs')], [downs], 'erosion');
  expect(eroding?.look['colour']).toBe(levelLooks.medium.colour);
  expect(eroding?.look['pattern']).toBe('wide');
});

test('[MAP-4] what is not rated has no colour of a level, and says so', () => {
  const [unrated] = colourByRisk([shape('Downs')], [downs], 'nLeaching');
  expect(unrated?.look['colour']).toBe(NOT_RATED.colour);
  expect(unrated?.name).toBe('Downs\nNot rated');
  expect(highestRemaining(rated('Bare', [nitrogen]))).toBeUndefined();
});

test('other features stay the very same', () => {
  const gate = shape('Gate');
  expect(colourByRisk([gate], [downs], 'highest')[0]).toBe(gate);
});

test('[MAP-4] fences along water are coloured by how well they keep stock out; others stay the same', () => {
  const fence = (_id: string, properties: object) =>
    ({ _id, featureType: kinds.fenceline.wording.featureType, properties }) as unknown as FeatureReply;
  const features = [
    fence('Creek', { purpose: 'waterwayOrWetland', status: 'planned' }),
    fence('Near', { purpose: 'waterwayOrWetland', status: 'existing', setback: 1.5 }),
    fence('Tape', { purpose: 'waterwayOrWetland', status: 'existing', fenceType: 'temporarySemiPermanent' }),
    fence('Sound', { purpose: 'waterwayOrWetland', status: 'existing', setback: 5 }),
    fence('Lane', { purpose: 'lane', status: 'planned' }),
  ];
  const shapes = features.map(({ _id }) => shape(_id));
  const coloured = colourFences(shapes, features, '2026-11-22');
  expect(coloured.map(({ name }) => name)).toEqual([
    'Creek\nHigh: planned, not there yet',
    'Near\nMedium: nearer than 3 m to the water',
    'Tape\nMedium: moved about or temporary',
    'Sound\nLow: keeps stock out',
    'Lane',
  ]);
  expect(coloured[0]?.look['colour']).toBe(levelLooks.high.colour);
  expect(coloured[4]).toBe(shapes[4]);
  // Before the rule there was no distance to be kept.
  expect(colourFences(shapes, features, '2020-09-02')[1]?.name).toBe('Near\nLow: keeps stock out');
});
