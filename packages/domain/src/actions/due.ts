import type { ActionState } from '../outcomes/plan-quality.ts';
import type { dueSeasons } from '../options/actions.ts';
import type { OptionKey } from '../kind/options.ts';
import type { ActionValues } from './action-fields.ts';

export type DueSeason = OptionKey<typeof dueSeasons>;

/** When an action is due: on a day, or by the end of a season. */
export type DueValues = Partial<Pick<ActionValues, 'dueOn' | 'dueSeason' | 'dueYear'>>;

const lastDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** The month a season ends with. */
const LAST_MONTH: { readonly [S in DueSeason]: number } = { summer: 2, autumn: 5, winter: 8, spring: 11 };

/** The last day of a season, 'YYYY-MM-DD'. */
export const endOfSeason = (season: DueSeason, year: number): string => lastDay(year, LAST_MONTH[season]);

/** The day by which an action is to be done, 'YYYY-MM-DD'; undefined where none was said. */
export function dueDayOf({ dueOn, dueSeason, dueYear }: DueValues): string | undefined {
  if (dueOn !== undefined) return dueOn;
  return dueSeason !== undefined && dueYear !== undefined ? endOfSeason(dueSeason, dueYear) : undefined;
}

/** States of what was agreed and is still to be done. */
export const openStates: readonly ActionState[] = ['agreed', 'inProgress'];
export const isOpenState = (state: ActionState): boolean => openStates.includes(state);
export const isDoneState = (state: ActionState): boolean => state === 'done' || state === 'verified';

/** Whether an action that was agreed is past its day. `today` is the day in New Zealand; on its day it is not overdue yet. */
export const isOverdue = (action: DueValues & { readonly state: ActionState }, today: string): boolean => {
  const day = dueDayOf(action);
  return day !== undefined && day < today && isOpenState(action.state);
};

/** A day of the month so many months after a day; the last of the month where that has none. */
export function dayMonthsAfter(day: string, months: number, dayOfMonth: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = lastDay(year, month + months);
  return Number(last.slice(8)) < dayOfMonth
    ? last
    : `${last.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
}

/** 17 of '2027-01-17'. */
export const dayOfMonthOf = (day: string): number => Number(day.slice(8));

/** The same day so many months later; the last of the month where that has none. */
export const monthsAfter = (day: string, months: number): string =>
  dayMonthsAfter(day, months, dayOfMonthOf(day));
