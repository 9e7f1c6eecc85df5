import { kindById, levels, riskOfLand, riskRuleSets, type LandFeature } from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import { demoValley } from './demo-valley.ts';
import type { DrawnFeature } from './drawn-feature.ts';
import { layOutFarm } from './arrange-farm.ts';
import { pastSoilTests } from './past-soil-tests.ts';
import { pickFarms } from './pick-farms.ts';

const asFeature = ({ kindId, geometry, attributes }: DrawnFeature, index: number): LandFeature => ({
  _id: `${index}`,
  featureType: kindById(kindId).wording.featureType,
  geometry,
  properties: attributes,
  areaHectares: null,
});

const assessed = pickFarms(demoValley()).map((farm) => {
  const features = layOutFarm(farm).map(asFeature);
  const tests = features
    .filter(({ featureType }) => featureType === 'transect')
    .flatMap(({ _id }, nth) =>
      pastSoilTests(nth, '2026-11-22').map((content) => ({ ...content, transectId: _id })),
    );
  return { propertyName: farm.propertyName, risks: riskOfLand(features, tests, riskRuleSets.newest()) };
});

describe('the land of the demonstration farms', () => {
  test.each(assessed)('$propertyName: every unit is rated for every risk', ({ risks }) => {
    expect(risks.length).toBeGreaterThanOrEqual(3);
    expect(risks.flatMap(({ askedFor }) => askedFor)).toEqual([]);
    expect(risks.map(({ asksForLuc }) => asksForLuc)).not.toContain(true);
  });

  test.each(assessed)('$propertyName: what is left is of every level', ({ risks }) => {
    const found = new Set(risks.flatMap(({ ratings }) => ratings.map(({ residualLevel }) => residualLevel)));
    expect(found).toEqual(new Set(levels.map(({ key }) => key)));
  });

  test('one unit at least has a level of the planner’s own, a source area, and a soil test', () => {
    const all = assessed.flatMap(({ risks }) => risks);
    expect(all.some(({ ratings }) => ratings.some(({ isOverridden }) => isOverridden))).toBe(true);
    expect(all.some(({ criticalSourceAreas }) => criticalSourceAreas.length > 0)).toBe(true);
    expect(all.some(({ testedBy }) => testedBy !== null)).toBe(true);
  });
});
