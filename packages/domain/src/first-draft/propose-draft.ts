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

/** An action of the catalogue that facts of the farm ask for. */
export interface DraftProposal {
  /** The key of its action in the catalogue. */
  readonly key: string;
  readonly section: Section;
  readonly outcome: SubOutcome;
  readonly action: SectionAction;
  readonly places: readonly DraftMatch[];
  /** The highest risk it works against, where that is why it is proposed. */
  readonly riskType?: RiskType;
  /** Where the facts were read. */
  readonly source: string;
}

interface Found {
  readonly actionKey: string;
  readonly source: string;
  readonly riskType?: RiskType;
  readonly matches: readonly DraftMatch[];
}

/** The outcomes that are about each risk, in which its actions are looked for first. */
const outcomesAbout: { readonly [R in RiskType]: readonly SubOutcomeKey[] } = {
  nLeaching: ['nitrogenWithinLimit', 'plantedMargins'],
  pLeaching: ['olsenPOnTarget'],
  runoffContamination: ['stockOutOfWater', 'plantedMargins', 'csaManaged', 'cleanCrossings'],
  erosion: ['holdHillSoils', 'careInCultivation'],
  soilCompaction: ['protectStructure', 'careInCultivation'],
};

/** The outcomes of a plan's catalogue. */
const knownIn = ({ sections }: Catalogue) =>
  new Map(
    sections.flatMap((section) =>
      section.subOutcomes.map((outcome) => [outcome.key, { section, outcome }] as const),
    ),
  );

/** The action by which a mitigation works against a risk: of an outcome about that risk before any other, a good one before a premium one. */
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

/** Nobody is asked to cultivate less where nothing is cultivated. */
const fitsUse = (mitigation: Mitigation, { facts }: UnitRisk): boolean =>
  mitigation !== 'reduceSoilCultivation' || facts.landUseIntensity === 'cropOrWinterForage';

/** For each risk of a unit that stays High: the one mitigation not chosen yet that would take most off it. */
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

/** An action of a plan's catalogue, with where it stands. */
function actionIn(outcomes: ReturnType<typeof knownIn>, actionKey: string) {
  for (const found of outcomes.values()) {
    const action = found.outcome.actions.find(({ key }) => key === actionKey);
    if (action) return { ...found, action };
  }
  return undefined;
}

/** What stands in the plan already, in whatever state: a place is not asked about again, and an action without places is about all of them. */
function isThere({ actions }: PlanAnswers, actionKey: string, featureId: string): boolean {
  return actions.some(
    ({ values }) =>
      values.actionKey === actionKey &&
      ((values.featureIds ?? []).length === 0 || (values.featureIds ?? []).includes(featureId)),
  );
}

/** Places once each; the first reason for one is the one that is given. */
const onceEach = (matches: readonly DraftMatch[]): readonly DraftMatch[] =>
  [...new Map(matches.toReversed().map((match) => [match.featureId, match])).values()].toReversed();

/**
 * What the facts of a farm ask for that its plan does not have: actions of the catalogue with the places they are about, each with why and
 * where that was read. Only of sections that apply. Pure: nothing is written, and what people wrote is never touched.
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
