import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Section } from './define-section.ts';
import {
  actionStates,
  qualityOfSection,
  qualityOfSubOutcome,
  type ActionState,
  type JudgedAction,
  type JudgedSubOutcome,
} from './plan-quality.ts';
import { allSections, findCatalogueAction, findSubOutcome, sectionByRoute } from './registry.ts';

const all: readonly Section[] = allSections();

describe('[RT-15] the sections of a plan', () => {
  test('stand in the order of the book, each with its address', () => {
    expect(all.map(({ route, type }) => `${route} ${type}`)).toEqual([
      'land-and-soil core',
      'nutrients core',
      'waterways core',
      'winter-grazing conditional',
      'water-use conditional',
      'effluent conditional',
      'biodiversity core',
      'climate core',
      'agrichemicals-and-waste core',
      'animal-care optional',
      'people optional',
    ]);
    expect(sectionByRoute('water-use')?.title).toBe('Water use and irrigation');
    expect(sectionByRoute('nowhere')).toBeUndefined();
  });

  test('[ENT-3] keys of sub-outcomes and actions are each there once, and every action of the catalogue has a grade and words', () => {
    const outcomes = all.flatMap(({ subOutcomes }) => subOutcomes);
    const actions = outcomes.flatMap((outcome) => outcome.actions);
    expect(new Set(outcomes.map(({ key }) => key)).size).toBe(33);
    expect(new Set(actions.map(({ key }) => key)).size).toBe(105);
    expect([outcomes.length, actions.length]).toEqual([33, 105]);
    expect(actions.filter(({ label }) => label === '')).toEqual([]);
    expect(findSubOutcome('holdHillSoils')?.section.key).toBe('landAndSoil');
    expect(findCatalogueAction('polesOnSlips')?.action.mitigation).toBe('soilConservation');
  });
});

const waste = sectionByRoute('agrichemicals-and-waste');
const outcomeOf = (key: string) => {
  const found = findSubOutcome(key);
  if (!found) throw new Error(`no sub-outcome ${key}`);
  return found.outcome;
};
const judged = (
  existing: 'na' | 'no' | 'yes' | undefined,
  states: Readonly<Record<string, ActionState>>,
): JudgedSubOutcome => ({
  existing,
  actions: Object.entries(states).map(([key, state]): JudgedAction => ({
    key,
    grade: findCatalogueAction(key)?.action.grade ?? 'good',
    state,
  })),
});

describe('how good a plan is', () => {
  const subOutcomes = {
    safeAgrichemicals: judged('no', { lockedStore: 'done', growsafe: 'verified', integratedPest: 'done' }),
    safeFuel: judged('yes', {}),
    wasteOffFarm: judged('no', {
      recycleSchemes: 'done',
      noBurnBury: 'done',
      offalPitSited: 'notApplicable',
      zeroPits: 'agreed',
    }),
  };

  test('a section worked through by hand: two premium, one good, and what is missing to be premium', () => {
    if (!waste) throw new Error('the section is there');
    expect(qualityOfSubOutcome(outcomeOf('safeAgrichemicals'), subOutcomes.safeAgrichemicals)).toBe(
      'premium',
    );
    expect(qualityOfSubOutcome(outcomeOf('safeFuel'), subOutcomes.safeFuel)).toBe('good');
    expect(qualityOfSubOutcome(outcomeOf('wasteOffFarm'), subOutcomes.wasteOffFarm)).toBe('good');
    expect(qualityOfSection(waste, { isApplicable: true, subOutcomes })).toBe('good');
    const withPits = {
      ...subOutcomes,
      wasteOffFarm: judged('no', {
        recycleSchemes: 'done',
        noBurnBury: 'done',
        offalPitSited: 'notApplicable',
        zeroPits: 'done',
      }),
    };
    expect(qualityOfSection(waste, { isApplicable: true, subOutcomes: withPits })).toBe('premium');
  });

  test('what does not apply has no quality, and neither has a section in which nothing counts', () => {
    if (!waste) throw new Error('the section is there');
    const na = judged('na', {});
    expect(qualityOfSubOutcome(outcomeOf('safeFuel'), na)).toBeNull();
    expect(qualityOfSection(waste, { isApplicable: false, subOutcomes })).toBeNull();
    expect(
      qualityOfSection(waste, {
        isApplicable: true,
        subOutcomes: { safeAgrichemicals: na, safeFuel: na, wasteOffFarm: na },
      }),
    ).toBeNull();
  });

  test('a cancelled action counts as not done, an action of one’s own by its grade', () => {
    const outcome = outcomeOf('safeAgrichemicals');
    const cancelled = judged('no', { lockedStore: 'done', growsafe: 'cancelled', integratedPest: 'done' });
    expect(qualityOfSubOutcome(outcome, cancelled)).toBe('none');
    const { actions } = subOutcomes.safeAgrichemicals;
    const own: JudgedAction = { grade: 'good', state: 'agreed' };
    expect(qualityOfSubOutcome(outcome, { existing: 'no', actions: [...actions, own] })).toBe('none');
  });

  test('where no good action is left, only a yes makes it good', () => {
    const outcome = outcomeOf('safeAgrichemicals');
    const nothingLeft = {
      lockedStore: 'notApplicable',
      growsafe: 'notApplicable',
      integratedPest: 'done',
    } as const;
    expect(qualityOfSubOutcome(outcome, judged('no', nothingLeft))).toBe('none');
    expect(qualityOfSubOutcome(outcome, judged('yes', nothingLeft))).toBe('premium');
  });

  test('quality never falls when an action is done', () => {
    const rank = { none: 0, good: 1, premium: 2 } as const;
    const outcome = fc.constantFrom(...all.flatMap(({ subOutcomes: outcomes }) => outcomes));
    fc.assert(
      fc.property(
        outcome,
        fc.constantFrom(undefined, 'no' as const, 'yes' as const),
        fc.array(fc.constantFrom(...actionStates), { minLength: 6, maxLength: 6 }),
        fc.nat({ max: 5 }),
        (one, existing, states, at) => {
          const actions = one.actions.map(({ key, grade }, index): JudgedAction => ({
            key,
            grade,
            state: states[index] ?? 'proposed',
          }));
          const after = actions.map((action, index) =>
            // What does not apply is not done: it is said to apply first.
            index === at && action.state !== 'notApplicable' ? { ...action, state: 'done' as const } : action,
          );
          const before = qualityOfSubOutcome(one, { existing, actions }) ?? 'none';
          expect(
            rank[qualityOfSubOutcome(one, { existing, actions: after }) ?? 'none'],
          ).toBeGreaterThanOrEqual(rank[before]);
        },
      ),
    );
  });
});
