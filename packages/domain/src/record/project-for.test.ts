import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { abilitiesOnPlan } from '../access/can.ts';
import { projectFor } from './project-for.ts';
import { globalRoles, planRoles } from '../access/roles.ts';

/** What is beside the features of a record, by hand. */
const beside = [
  'plan',
  'boundary',
  'soilTest',
  'stockRow',
  'stockRatio',
  'shapeLock',
  'importedLayer',
  'file',
  'section',
  'subOutcome',
  'action',
  'remark',
  'evidence',
  'approval',
  'detailNote',
  'planVersion',
];
const everything = [...beside, ...Object.keys(kinds)].toSorted();

// By hand, from the roles of the product: whoever may see a plan is sent its record.
test.each([
  ['lead', everything],
  ['editor', everything],
  ['reviewer', everything],
  ['viewer', everything],
  ['owner', everything],
  ['consultant', everything],
  ['guest', everything],
  ['guestEditor', everything],
  ['certifier', []],
  ['auditor', []],
] as const)('as %s somebody is sent what the list by hand says', (role, expected) => {
  expect(projectFor(abilitiesOnPlan('accountUser', [role])).entities.toSorted()).toEqual(expected);
});

test('who did what is told to those who may see the history', () => {
  const told = planRoles.filter((role) => projectFor(abilitiesOnPlan('accountUser', [role])).saysWho);
  expect(told).toEqual(['lead', 'editor', 'reviewer', 'owner', 'consultant']);
});

test('no role is missing there', () => {
  expect(planRoles).toHaveLength(10);
});

test('a provider administrator is sent everything, and others without a role on the plan nothing', () => {
  const sent = globalRoles.map((role) => [role, projectFor(abilitiesOnPlan(role, [])).entities.length]);
  expect(sent).toEqual([
    ['providerAdmin', everything.length],
    ['providerStaff', 0],
    ['accountAdmin', 0],
    ['accountUser', 0],
  ]);
});

test('what is not a thing of the record is sent to nobody', () => {
  const { entities } = projectFor(abilitiesOnPlan('providerAdmin', []));
  expect(entities).not.toEqual(expect.arrayContaining(['integration']));
  expect(entities).not.toEqual(expect.arrayContaining(['internalAccess']));
});
