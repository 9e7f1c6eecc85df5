import type { PlanAnswers } from '../actions/judge-plan.ts';
import type { Section, SectionAction, SubOutcome } from '../outcomes/define-section.ts';
import type { Catalogue } from '../outcomes/registry.ts';
import { riskOfUnit, type LandOfPlan } from '../risk/land-risk.ts';
import type { Level, RiskType } from '../risk/risk-rules.ts';
import type { PlanEditions } from './plan-editions.ts';

/** Level of a land unit that differs under another rule set. */
export interface LevelChange {
  readonly unitId: string;
  readonly unitName: string;
  readonly riskType: RiskType;
  /** Remaining level with the unit's mitigations; null when it is not rated. */
  readonly from: Level | null;
  readonly to: Level | null;
}

/** Entry of the catalogue that differs in another version. */
export interface CatalogueChange {
  readonly key: string;
  readonly what: 'section' | 'outcome' | 'action';
  readonly change: 'added' | 'dropped' | 'reworded';
  /** Title in the new version; the old one when the entry was removed. */
  readonly title: string;
  /** Whether the plan has an answer or an action for it. */
  readonly isInPlan: boolean;
}

/** Consequences of moving a plan to other versions. */
export interface EditionChanges {
  readonly levels: readonly LevelChange[];
  readonly catalogue: readonly CatalogueChange[];
}

type Entry = Pick<CatalogueChange, 'key' | 'what' | 'title'> & {
  /** All texts of the entry. */
  readonly words: string;
};

const ofSection = ({ key, title, outcome, appliesWhen, type }: Section): Entry => ({
  key,
  what: 'section',
  title,
  words: [title, outcome, appliesWhen, type].join('|'),
});
const ofOutcome = ({ key, title, outcome, type, category }: SubOutcome): Entry => ({
  key,
  what: 'outcome',
  title,
  words: [title, outcome, type, category].join('|'),
});
const ofAction = ({ key, label, grade, mitigation }: SectionAction): Entry => ({
  key,
  what: 'action',
  title: label,
  words: [label, grade, mitigation].join('|'),
});

const entriesIn = ({ sections }: Catalogue): ReadonlyMap<string, Entry> =>
  new Map(
    sections
      .flatMap((section) => [
        ofSection(section),
        ...section.subOutcomes.flatMap((outcome) => [ofOutcome(outcome), ...outcome.actions.map(ofAction)]),
      ])
      .map((entry) => [`${entry.what} ${entry.key}`, entry]),
  );

/** Checks whether a plan has content for a catalogue entry. */
const isInPlan = ({ what, key }: Entry, { sections, subOutcomes, actions }: PlanAnswers): boolean =>
  what === 'section'
    ? sections.has(key)
    : what === 'outcome'
      ? subOutcomes.has(key)
      : actions.some(({ values }) => values.actionKey === key);

function compareCatalogues(to: Catalogue, answers: PlanAnswers): readonly CatalogueChange[] {
  const was = entriesIn(answers.catalogue);
  const is = entriesIn(to);
  const changeOf = (entry: Entry, change: CatalogueChange['change']): CatalogueChange => ({
    key: entry.key,
    what: entry.what,
    title: entry.title,
    change,
    isInPlan: isInPlan(entry, answers),
  });
  const there = [...is].flatMap(([id, entry]) => {
    const before = was.get(id);
    if (!before) return [changeOf(entry, 'added')];
    return before.words === entry.words ? [] : [changeOf(entry, 'reworded')];
  });
  return [...there, ...[...was].flatMap(([id, entry]) => (is.has(id) ? [] : [changeOf(entry, 'dropped')]))];
}

function compareLevels(land: LandOfPlan, rules: PlanEditions['rules']): readonly LevelChange[] {
  return land.units.flatMap((unit) => {
    const before = riskOfUnit(unit, land);
    const after = riskOfUnit(unit, { ...land, rules });
    return before.ratings.flatMap(({ riskType, residualLevel: from }) => {
      const to = after.ratings.find((rating) => rating.riskType === riskType)?.residualLevel ?? null;
      return from === to ? [] : [{ unitId: unit._id, unitName: before.name, riskType, from, to }];
    });
  });
}

/**
 * Compares versions: finds the levels of a plan's land and the questions that would change if it moved to other versions. Nothing is
 * written.
 */
export const compareEditions = (
  { land, answers }: { readonly land: LandOfPlan; readonly answers: PlanAnswers },
  to: PlanEditions,
): EditionChanges => ({
  levels: compareLevels(land, to.rules),
  catalogue: compareCatalogues(to.catalogue, answers),
});
