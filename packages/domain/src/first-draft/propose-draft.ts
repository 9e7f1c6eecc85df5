import { MOST_FEATURES } from '../actions/action-fields.ts';
import { isRemoved } from '../derive/is-removed.ts';
import { isApplicable } from '../outcomes/check-answers.ts';
import type { Section, SectionAction, SubOutcome } from '../outcomes/define-section.ts';
import type { PlanAnswers } from '../actions/judge-plan.ts';
import type { Catalogue, SubOutcomeKey } from '../outcomes/registry.ts';
import type { Mitigation, RiskType } from '../risk/risk-rules.ts';
import { helpfulMitigations } from '../risk/helpful-mitigations.ts';
import type { UnitRisk } from '../risk/land-risk.ts';
import { draftWords } from './draft-words.ts';
import { draftRules, type DraftMatch, type DraftPlan } from './draft-rules.ts';

/** Proposed action of the catalogue, from facts of the farm. */
export interface DraftProposal {
  /** Key of the catalogue's action. */
  readonly key: string;
  readonly section: Section;
  readonly outcome: SubOutcome;
  readonly action: SectionAction;
  readonly places: readonly DraftMatch[];
  /** Highest risk it works against, when that is the reason for proposing it. */
  readonly riskType?: RiskType;
  /** Source of the facts. */
  readonly source: string;
}

interface Found {
  readonly actionKey: string;
  readonly source: string;
  readonly riskType?: RiskType;
  readonly matches: readonly DraftMatch[];
}

/** Outcomes about each risk; actions against the risk are looked for in these first. */
const outcomesAbout: { readonly [R in RiskType]: readonly SubOutcomeKey[] } = {
  nLeaching: ['nitrogenWithinLimit', 'plantedMargins'],
  pLeaching: ['olsenPOnTarget'],
  runoffContamination: ['stockOutOfWater', 'plantedMargins', 'csaManaged', 'cleanCrossings'],
  erosion: ['holdHillSoils', 'careInCultivation'],
  soilCompaction: ['protectStructure', 'careInCultivation'],
};

/** Outcomes of a plan's catalogue. */
const knownIn = ({ sections }: Catalogue) =>
  new Map(
    sections.flatMap((section) =>
      section.subOutcomes.map((outcome) => [outcome.key, { section, outcome }] as const),
    ),
  );

/**
 * Finds the action that provides a mitigation against a risk: in an outcome about that risk before any other, a good one before a premium
 * one.
 */
function actionOfMitigation(
  mitigation: Mitigation,
  riskType: RiskType,
  known: ReturnType<typeof knownIn>,
): SectionAction | undefined {
  const about = outcomesAbout[riskType].flatMap((key) => known.get(key)?.outcome.actions ?? []);
  const all = [...known.values()]
    .filter(({ section }) => section.type === 'core')
    .flatMap(({ outcome }) => outcome.actions);
  const goodFirst = (actions: readonly SectionAction[]): readonly SectionAction[] =>
    actions
      .filter((action) => action.mitigation === mitigation)
      .toSorted((one, other) => Number(other.grade === 'good') - Number(one.grade === 'good'));
  return [...goodFirst(about), ...goodFirst(all)][0];
}

/** Checks whether a mitigation fits the land use: less cultivation is not proposed where nothing is cultivated. */
const fitsUse = (mitigation: Mitigation, { facts }: UnitRisk): boolean =>
  mitigation !== 'reduceSoilCultivation' || facts.landUseIntensity === 'cropOrWinterForage';

/** For each risk of a unit that stays High, finds the one unchosen mitigation that would lower it most. */
function foundInRisk(risk: UnitRisk, outcomes: ReturnType<typeof knownIn>): readonly Found[] {
  const helps = helpfulMitigations({ facts: risk.facts, assessment: risk }, risk.choices);
  return risk.ratings.flatMap(({ riskType, residualLevel, residualScore }) => {
    if (residualLevel !== 'high' || residualScore === null) return [];
    const [best] = helps
      .filter(
        ({ mitigation }) => actionOfMitigation(mitigation, riskType, outcomes) && fitsUse(mitigation, risk),
      )
      .filter(({ mitigation }) => (risk.rules.mitigations[mitigation][riskType] ?? 0) > 0)
      .toSorted(
        (one, other) =>
          (risk.rules.mitigations[other.mitigation][riskType] ?? 0) -
          (risk.rules.mitigations[one.mitigation][riskType] ?? 0),
      );
    const action = best && actionOfMitigation(best.mitigation, riskType, outcomes);
    if (!action) return [];
    const why = draftWords.highRisk(riskType, residualScore);
    const matches = [{ featureId: risk.unit._id, name: risk.name, why }];
    return [{ actionKey: action.key, source: draftWords.from.risk, riskType, matches }];
  });
}

/** Finds an action of a plan's catalogue, with its place in it. */
function actionIn(outcomes: ReturnType<typeof knownIn>, actionKey: string) {
  for (const found of outcomes.values()) {
    const action = found.outcome.actions.find(({ key }) => key === actionKey);
    if (action) return { ...found, action };
  }
  return undefined;
}

/** Checks whether the plan already has an action for a place, in any state. An action without places covers all of them. */
function isThere({ actions }: PlanAnswers, actionKey: string, featureId: string): boolean {
  return actions.some(
    ({ values }) =>
      values.actionKey === actionKey &&
      ((values.featureIds ?? []).length === 0 || (values.featureIds ?? []).includes(featureId)),
  );
}

/** Removes repeated places; the first reason for each is kept. */
const onceEach = (matches: readonly DraftMatch[]): readonly DraftMatch[] =>
  [...new Map(matches.toReversed().map((match) => [match.featureId, match])).values()].toReversed();

/**
 * Proposes actions of the catalogue that the facts of a farm call for and its plan does not have, each with its places, reason and source.
 * Only sections that apply are considered. Pure: nothing is written, and existing content is never changed.
 */
export function proposeDraft(plan: DraftPlan, answers: PlanAnswers): readonly DraftProposal[] {
  const features = plan.features.filter(({ properties }) => !isRemoved(properties));
  const outcomes = knownIn(answers.catalogue);
  const found: readonly Found[] = [
    ...plan.risks.flatMap((risk) => foundInRisk(risk, outcomes)),
    ...draftRules.map(({ actionKey, source, find }) => ({
      actionKey,
      source,
      matches: find({ ...plan, features }),
    })),
  ];
  return [...new Set(found.map(({ actionKey }) => actionKey))].flatMap((key) => {
    const known = actionIn(outcomes, key);
    const of = found.filter(({ actionKey }) => actionKey === key);
    const places = onceEach(of.flatMap(({ matches }) => matches))
      .filter(({ featureId }) => !isThere(answers, key, featureId))
      // The rest is proposed once these are in the plan.
      .slice(0, MOST_FEATURES);
    if (!known || places.length === 0) return [];
    if (!isApplicable(known.section, answers.sections.get(known.section.key))) return [];
    const riskType = of.find((one) => one.riskType !== undefined)?.riskType;
    const source = [...new Set(of.filter(({ matches }) => matches.length > 0).map((one) => one.source))].join(
      ', ',
    );
    return [{ key, ...known, places, source, ...(riskType ? { riskType } : {}) }];
  });
}
