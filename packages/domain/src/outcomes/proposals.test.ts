import { expect, test } from 'vitest';
import { riskOfLand, type LandFeature } from '../risk/land-risk.ts';
import { riskRuleSets } from '../risk/risk-rules.ts';
import { highRisksLowered, proposalsOf, sayLowered } from './proposals.ts';
import { findSubOutcome } from './registry.ts';

const unit = (name: string, properties: LandFeature['properties']): LandFeature => ({
  _id: name,
  featureType: 'lmu',
  areaHectares: null,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [171, -43],
        [171.01, -43],
        [171.01, -42.99],
        [171, -43],
      ],
    ],
  },
  properties: {
    name,
    status: 'existing',
    parentMaterial: 'loess',
    soilTexture: 'clay',
    drainage: 'poor',
    waterlogging: 'rare',
    slopeClass: 'flat',
    landUseIntensity: 'cropOrWinterForage',
    ...properties,
  },
});
/** Compaction is High on it; erosion, which poles would lower by more than light stock lowers that, is Medium. */
const flats = unit('Flats', {});
/** All five risks are Medium on it. */
const downs = unit('Downs', {
  slopeClass: 'rolling',
  soilTexture: 'siltLoam',
  drainage: 'moderatelyWell',
  landUseIntensity: 'intensivePasture',
});

const lowered = (...units: readonly LandFeature[]) =>
  highRisksLowered(riskOfLand(units, [], riskRuleSets.newest()));
const keysFor = (...units: readonly LandFeature[]) =>
  proposalsOf(findSubOutcome('holdHillSoils')?.outcome.actions ?? [], lowered(...units)).map(
    ({ action }) => action.key,
  );

test('[RT-15] without a High risk actions are proposed as the catalogue has them', () => {
  expect(keysFor(downs)).toEqual(['polesOnSlips', 'retireSteep', 'debrisDams', 'lightStockSteep']);
  expect([...lowered(downs)]).toEqual([]);
});

test('[RT-15] what lowers a High risk of the farm is proposed first, however much the others take off Medium ones', () => {
  expect(keysFor(downs, flats)).toEqual(['lightStockSteep', 'polesOnSlips', 'retireSteep', 'debrisDams']);
});

test('[RT-15] a mitigation is known by the High risks it lowers, those first that are lowered most', () => {
  const tops = unit('Tops', { slopeClass: 'steepHill', soilTexture: 'sandyLoam' });
  const risks = lowered(downs, tops, flats).get('avoidGrazing') ?? [];
  expect(risks.map(({ unitName, riskType, points }) => [unitName, riskType, points])).toEqual([
    ['Flats', 'soilCompaction', 2],
    ['Tops', 'runoffContamination', 1],
    ['Tops', 'erosion', 1],
  ]);
});

test('[RT-15] a risk that is High no more with what is done on the unit counts no more', () => {
  const risks = [{ riskType: 'soilCompaction', mitigations: ['avoidGrazing', 'reduceSoilCultivation'] }];
  expect([...lowered(unit('Flats', { risks }))]).toEqual([]);
});

test('[RT-15] a line says the first risk and how many more', () => {
  const risk = { unitId: 'flats', unitName: 'Flats', riskType: 'erosion', points: 1 } as const;
  expect([sayLowered([]), sayLowered([risk]), sayLowered([risk, risk, risk])]).toEqual([
    undefined,
    'Lowers high erosion on Flats',
    'Lowers high erosion on Flats and 2 more',
  ]);
});
