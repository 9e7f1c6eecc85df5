import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuid } from '../codecs/is-uuid.ts';
import { allSections } from '../outcomes/registry.ts';
import { sectionIdOf, subOutcomeIdOf } from './entities.ts';
import { idFromName } from './id-from-name.ts';

const planId = '01900000-0000-7000-8000-00000000ffff';

test('an id follows from the plan and the name, however the plan’s is written', () => {
  expect(idFromName(planId, 'section waterways')).toBe(idFromName(planId.toUpperCase(), 'section waterways'));
  expect(idFromName(planId, 'section waterways')).toBe('7cad29cf-845e-8998-a48a-27aefc7997f9');
});

test('it is an id like any other, whatever the name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(isUuid(idFromName(planId, name))).toBe(true);
    }),
  );
});

test('no two sections or outcomes of a plan have the same', () => {
  const ids = allSections().flatMap(({ key, subOutcomes }) => [
    sectionIdOf(planId, key),
    ...subOutcomes.map((outcome) => subOutcomeIdOf(planId, outcome.key)),
  ]);
  expect(new Set(ids).size).toBe(44);
});

test('ten thousand plans have ten thousand ids for the same section', () => {
  const plans = Array.from({ length: 10_000 }, (_, nth) => idFromName(String(nth), 'plan'));
  expect(new Set(plans.map((plan) => sectionIdOf(plan, 'waterways'))).size).toBe(10_000);
});
