import type { ActionValues } from './action-fields.ts';
import { isDoneState } from './due.ts';
import { isApplicable, type SectionValues, type SubOutcomeValues } from '../outcomes/check-answers.ts';
import type { Section, SubOutcome } from '../outcomes/define-section.ts';
import type { Catalogue } from '../outcomes/registry.ts';
import {
  qualityOfSection,
  qualityOfSubOutcome,
  type ActionState,
  type JudgedAction,
  type JudgedSubOutcome,
  type Quality,
} from '../outcomes/plan-quality.ts';

/** Action of the plan, with a link to the previous one where it repeats. */
export interface PlannedAction {
  readonly id: string;
  readonly values: ActionValues;
  readonly followsId?: string | undefined;
}

/** Answers and actions of a plan, as its quality is computed from them. */
export interface PlanAnswers {
  readonly catalogue: Catalogue;
  readonly sections: ReadonlyMap<string, SectionValues>;
  readonly subOutcomes: ReadonlyMap<string, SubOutcomeValues>;
  readonly actions: readonly PlannedAction[];
}

/** Combines the states of several actions of one catalogue entry: done when each of them that counts is done. */
function stateOfSeveral(states: readonly ActionState[]): ActionState {
  const counting = states.filter((state) => state !== 'notApplicable' && state !== 'cancelled');
  const [first] = counting;
  if (first === undefined) return states.includes('cancelled') ? 'cancelled' : 'notApplicable';
  return counting.every(isDoneState) ? 'done' : (counting.find((state) => !isDoneState(state)) ?? first);
}

/** Keeps the first action of each repeating series: later ones do not lower the quality. The next one counts once the first is removed. */
const firstOfRow = (actions: readonly PlannedAction[]): readonly PlannedAction[] => {
  const ids = new Set(actions.map(({ id }) => id));
  return actions.filter(({ followsId }) => followsId === undefined || !ids.has(followsId));
};

/** Converts the actions of a sub-outcome to the form from which quality is computed. */
function judgedActions(actions: readonly PlannedAction[]): readonly JudgedAction[] {
  const first = firstOfRow(actions).map(({ values }) => values);
  const own = first.filter(({ actionKey }) => actionKey === undefined);
  const keys = new Set(first.flatMap(({ actionKey }) => actionKey ?? []));
  const listed = [...keys].flatMap((key): readonly JudgedAction[] => {
    const several = first.filter(({ actionKey }) => actionKey === key);
    const state = stateOfSeveral(several.map((one) => one.state));
    return several.slice(0, 1).map(({ grade }) => ({ key, grade, state }));
  });
  return [...listed, ...own.map(({ grade, state }) => ({ grade, state }))];
}

/** Converts a sub-outcome of a plan to the form from which quality is computed. */
export const judgedSubOutcome = (
  outcomeKey: string,
  { subOutcomes, actions }: Pick<PlanAnswers, 'subOutcomes' | 'actions'>,
): JudgedSubOutcome => ({
  existing: subOutcomes.get(outcomeKey)?.existing,
  actions: judgedActions(actions.filter(({ values }) => values.outcomeKey === outcomeKey)),
});

/** Computes the quality of a sub-outcome of a plan. */
export const qualityOfOutcomeIn = (outcome: SubOutcome, answers: PlanAnswers): Quality =>
  qualityOfSubOutcome(outcome, judgedSubOutcome(outcome.key, answers));

/** Computes the quality of a section of a plan. */
export const qualityOfSectionIn = (section: Section, answers: PlanAnswers): Quality =>
  qualityOfSection(section, {
    isApplicable: isApplicable(section, answers.sections.get(section.key)),
    subOutcomes: Object.fromEntries(
      section.subOutcomes.map(({ key }) => [key, judgedSubOutcome(key, answers)]),
    ),
  });
