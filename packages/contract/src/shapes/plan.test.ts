import { planInfoFields, planInfoSections } from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import { planInfo } from './plan.ts';

/** Plan info, specification §3. */
const LISTED =
  '_id account_id propertyName importedLayers physicalAddress catchment surfaceWaterAllocationZone lat lng propertyOwnerships isLeased outcomes distributionAreas farmaxFarm_id approvals';

describe('[ENT-1] plan info', () => {
  test('holds every field that is listed, among its own or among those that people set', () => {
    const own = Object.keys(planInfo.shape);
    const declared = Object.keys(planInfoFields);
    expect(LISTED.split(' ').filter((name) => !own.includes(name) && !declared.includes(name))).toEqual([]);
  });

  test('offers each field that people set in exactly one section of the form', () => {
    const offered = planInfoSections.flatMap(({ fields }) => [...fields]);
    // Accepted and moved on where they are shown, never typed.
    const accepted = ['riskRules', 'rulesVersion', 'catalogueVersion'];
    expect([...offered, ...accepted].toSorted()).toEqual(Object.keys(planInfoFields).toSorted());
  });
});
