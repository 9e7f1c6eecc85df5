import { dueDayOf, isOpenState } from '../actions/due.ts';
import { daysBetween } from '../days/new-zealand-day.ts';
import { isApplicable } from '../outcomes/check-answers.ts';
import type { Section, SubOutcome } from '../outcomes/define-section.ts';
import type { PlanAnswers, PlannedAction } from '../actions/judge-plan.ts';
import type { ActionState } from '../outcomes/plan-quality.ts';
import type { RiskField } from '../risk/assess-risk.ts';
import type { UnitRisk } from '../risk/land-risk.ts';
import type { RiskRuleSet, RiskType } from '../risk/risk-rules.ts';

/** Number of days ahead within which a due action is listed. */
export const SOON_DAYS = 30;

export interface DueStep {
  readonly action: PlannedAction;
  /** 'YYYY-MM-DD'. */
  readonly dueDay: string;
  /** Days overdue; negative before the due day. */
  readonly daysOver: number;
}

/** Risk that stays High after the unit's mitigations and is addressed by no action of the plan. */
export interface RiskStep {
  readonly unitId: string;
  readonly unitName: string;
  readonly riskType: RiskType;
  readonly score: number;
}

/** Land unit that cannot be rated yet. */
export interface UnratedStep {
  readonly unitId: string;
  readonly unitName: string;
  readonly missing: readonly RiskField[];
}

/** Section with unanswered outcomes. */
export interface UnansweredStep {
  readonly section: Section;
  readonly outcomes: readonly SubOutcome[];
}

/** Next steps of a plan, each with one action to take. */
export interface NextSteps {
  /** Overdue and upcoming actions, the most overdue first. */
  readonly due: readonly DueStep[];
  readonly openActions: number;
  readonly proposedActions: number;
  readonly risks: readonly RiskStep[];
  readonly unrated: readonly UnratedStep[];
  readonly unanswered: readonly UnansweredStep[];
}

const UNDER_WAY: ReadonlySet<ActionState> = new Set(['proposed', 'agreed', 'inProgress']);

function dueSteps(actions: readonly PlannedAction[], today: string): readonly DueStep[] {
  return actions
    .flatMap((action) => {
      const dueDay = dueDayOf(action.values);
      if (dueDay === undefined || !isOpenState(action.values.state)) return [];
      const daysOver = daysBetween(dueDay, today);
      return daysOver >= -SOON_DAYS ? [{ action, dueDay, daysOver }] : [];
    })
    .toSorted((one, other) => other.daysOver - one.daysOver);
}

/** Checks whether an action addresses a risk of a unit: it is linked to that unit, and names the risk, or a mitigation that lowers it. */
const worksAgainst = (
  { values }: PlannedAction,
  unitId: string,
  { riskType, rules }: { readonly riskType: RiskType; readonly rules: RiskRuleSet },
): boolean =>
  UNDER_WAY.has(values.state) &&
  (values.featureIds ?? []).includes(unitId) &&
  (values.riskType === riskType ||
    (values.mitigation !== undefined && (rules.mitigations[values.mitigation][riskType] ?? 0) > 0));

const riskSteps = (risks: readonly UnitRisk[], actions: readonly PlannedAction[]): readonly RiskStep[] =>
  risks
    .flatMap(({ unit: { _id: unitId }, name: unitName, ratings, rules }) =>
      ratings.flatMap(({ riskType, residualLevel, residualScore: score }) =>
        residualLevel === 'high' &&
        score !== null &&
        !actions.some((action) => worksAgainst(action, unitId, { riskType, rules }))
          ? [{ unitId, unitName, riskType, score }]
          : [],
      ),
    )
    .toSorted((one, other) => other.score - one.score);

const unansweredSteps = ({
  catalogue,
  sections: answered,
  subOutcomes,
}: PlanAnswers): readonly UnansweredStep[] =>
  catalogue.sections
    .filter((section) => isApplicable(section, answered.get(section.key)))
    .map((section) => ({
      section,
      outcomes: section.subOutcomes.filter(({ key }) => subOutcomes.get(key)?.existing === undefined),
    }))
    .filter(({ outcomes }) => outcomes.length > 0);

/** Finds the next steps of a plan. `today` is the day in New Zealand. */
export const nextSteps = (answers: PlanAnswers, risks: readonly UnitRisk[], today: string): NextSteps => ({
  due: dueSteps(answers.actions, today),
  openActions: answers.actions.filter(({ values }) => isOpenState(values.state)).length,
  proposedActions: answers.actions.filter(({ values }) => values.state === 'proposed').length,
  risks: riskSteps(risks, answers.actions),
  unrated: risks.flatMap(({ unit, name, askedFor }) =>
    askedFor.length > 0 ? [{ unitId: unit._id, unitName: name, missing: askedFor }] : [],
  ),
  unanswered: unansweredSteps(answers),
});
