import type { PlanAnswers } from '../actions/judge-plan.ts';
import type { Section, SectionAction, SubOutcome } from '../outcomes/define-section.ts';
import type { Catalogue } from '../outcomes/registry.ts';
import { riskOfUnit, type LandOfPlan } from '../risk/land-risk.ts';
import type { Level, RiskType } from '../risk/risk-rules.ts';
import type { PlanEditions } from './plan-editions.ts';

/** A level of a land unit that another rule set rates otherwise. */
export interface LevelChange {
  readonly unitId: string;
  readonly unitName: string;
  readonly riskType: RiskType;
  /** With what is done on the unit; null where it is not rated. */
  readonly from: Level | null;
  readonly to: Level | null;
}

/** Something of the catalogue that another version has otherwise. */
export interface CatalogueChange {
  readonly key: string;
  readonly what: 'section' | 'outcome' | 'action';
  readonly change: 'added' | 'dropped' | 'reworded';
  /** As the version has it that is moved to; as it was where that has it no more. */
  readonly title: string;
  /** Whether somebody answered it on this plan, or wrote it down. */
  readonly isInPlan: boolean;
}

/** What becomes of a plan that is moved to other versions. */
export interface EditionChanges {
  readonly levels: readonly LevelChange[];
  readonly catalogue: readonly CatalogueChange[];
}

type Entry = Pick<CatalogueChange, 'key' | 'what' | 'title'> & {
  /** All that people read of it. */
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

/** Whether a plan says anything of something of the catalogue. */
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

/** What becomes of the levels of a plan's land and of what it is asked, if it is moved to other versions. Nothing is written. */
export const compareEditions = (
  { land, answers }: { readonly land: LandOfPlan; readonly answers: PlanAnswers },
  to: PlanEditions,
): EditionChanges => ({
  levels: compareLevels(land, to.rules),
  catalogue: compareCatalogues(to.catalogue, answers),
});
