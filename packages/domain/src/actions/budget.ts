import { sumOf } from '../fertiliser/decimals.ts';
import type { ActionState } from '../outcomes/plan-quality.ts';
import type { ActionValues } from './action-fields.ts';
import { dueDayOf } from './due.ts';

/**
 * States that count in the budget: agreed, under way and done. A proposed action is not planned yet, and a cancelled one costs nothing
 * more.
 */
const budgeted: readonly ActionState[] = ['agreed', 'inProgress', 'done', 'verified'];

/** Planned and spent money of one year, in dollars. */
export interface BudgetYear {
  /** Null for actions without a day. */
  readonly year: number | null;
  readonly planned: number;
  readonly spent: number;
  readonly actions: number;
}

/** Checks whether an action's cost counts in the budget. */
export const isBudgeted = ({ state }: Pick<ActionValues, 'state'>): boolean => budgeted.includes(state);

const yearOf = (day: string | undefined): number | null =>
  day === undefined ? null : Number(day.slice(0, 4));

type Costed = Pick<
  ActionValues,
  'state' | 'dueOn' | 'dueSeason' | 'dueYear' | 'plannedCost' | 'actualCost' | 'doneOn'
>;

/**
 * Sums the costs of a plan's actions by year: planned in the year in which an action is due, spent in the year in which it was done.
 * Actions without a day come last.
 */
export function budgetByYear(actions: readonly Costed[]): readonly BudgetYear[] {
  const counting = actions.filter(isBudgeted);
  const due = (action: Costed): number | null => yearOf(dueDayOf(action));
  const paid = (action: Costed): number | null => yearOf(action.doneOn) ?? due(action);
  const years = new Set<number | null>([
    ...counting.map(due),
    ...counting.flatMap((action) => (action.actualCost === undefined ? [] : [paid(action)])),
  ]);
  return [...years]
    .toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
    .map((year) => ({
      year,
      planned: sumOf(counting.filter((action) => due(action) === year).map((one) => one.plannedCost ?? 0)),
      spent: sumOf(counting.filter((action) => paid(action) === year).map((one) => one.actualCost ?? 0)),
      actions: counting.filter((action) => due(action) === year).length,
    }));
}
