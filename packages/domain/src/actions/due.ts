import type { ActionState } from '../outcomes/plan-quality.ts';
import type { dueSeasons } from '../options/actions.ts';
import type { OptionKey } from '../kind/options.ts';
import type { ActionValues } from './action-fields.ts';

export type DueSeason = OptionKey<typeof dueSeasons>;

/** Due values of an action: a day, or the end of a season. */
export type DueValues = Partial<Pick<ActionValues, 'dueOn' | 'dueSeason' | 'dueYear'>>;

const lastDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** Last month of each season. */
const LAST_MONTH: { readonly [S in DueSeason]: number } = { summer: 2, autumn: 5, winter: 8, spring: 11 };

/** The last day of a season, 'YYYY-MM-DD'. */
export const endOfSeason = (season: DueSeason, year: number): string => lastDay(year, LAST_MONTH[season]);

/** Computes the day by which an action is due, 'YYYY-MM-DD'; undefined when none was set. */
export function dueDayOf({ dueOn, dueSeason, dueYear }: DueValues): string | undefined {
  if (dueOn !== undefined) return dueOn;
  return dueSeason !== undefined && dueYear !== undefined ? endOfSeason(dueSeason, dueYear) : undefined;
}

/** States of actions that are agreed and not done yet. */
export const openStates: readonly ActionState[] = ['agreed', 'inProgress'];
export const isOpenState = (state: ActionState): boolean => openStates.includes(state);
export const isDoneState = (state: ActionState): boolean => state === 'done' || state === 'verified';

/** Checks whether an agreed action is overdue. `today` is the day in New Zealand; an action is not overdue on its due day. */
export const isOverdue = (action: DueValues & { readonly state: ActionState }, today: string): boolean => {
  const day = dueDayOf(action);
  return day !== undefined && day < today && isOpenState(action.state);
};

/** Computes a day of the month a number of months after a day; the last of the month where that month is shorter. */
export function dayMonthsAfter(day: string, months: number, dayOfMonth: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = lastDay(year, month + months);
  return Number(last.slice(8)) < dayOfMonth
    ? last
    : `${last.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
}

/** Day of the month: 17 of '2027-01-17'. */
export const dayOfMonthOf = (day: string): number => Number(day.slice(8));

/** Adds months to a day; the last of the month where that month is shorter. */
export const monthsAfter = (day: string, months: number): string =>
  dayMonthsAfter(day, months, dayOfMonthOf(day));
