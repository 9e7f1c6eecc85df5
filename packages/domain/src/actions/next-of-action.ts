import { LAST_DUE_DAY, type ActionValues } from './action-fields.ts';
import { dueDayOf, dueMonthsAfter, monthsAfter, type DueValues } from './due.ts';

const MONTHS_OF_YEAR = 12;

/**
 * When the next one is due: by whole periods from the day this one was due, or where it had none from the day it was done, the first that
 * lies after the day it was done. What was done a year late does not bring a year of late ones with it.
 */
function nextDue(action: ActionValues, doneOn: string): DueValues {
  const { dueSeason, dueYear, repeats, repeatMonths = MONTHS_OF_YEAR } = action;
  const isBySeason = dueSeason !== undefined && dueYear !== undefined && repeats === 'eachSeason';
  const months = repeats === 'eachSeason' ? MONTHS_OF_YEAR : repeatMonths;
  const due = dueDayOf(action);
  const dueAfter = (count: number): string =>
    due === undefined ? monthsAfter(doneOn, count) : dueMonthsAfter(due, count);
  const after = (periods: number): DueValues =>
    isBySeason ? { dueSeason, dueYear: dueYear + periods } : { dueOn: dueAfter(periods * months) };
  let periods = 1;
  while ((dueDayOf(after(periods)) ?? LAST_DUE_DAY) <= doneOn) periods += 1;
  return after(periods);
}

/**
 * What follows an action that repeats and was done: the same again, agreed, due later, with nothing spent. Undefined for what does not
 * repeat, or would be due after the last day there is.
 */
export function nextOfAction(action: ActionValues, doneOn: string): ActionValues | undefined {
  if (action.repeats === undefined) return undefined;
  const {
    dueOn: _dueOn,
    dueSeason: _season,
    dueYear: _year,
    doneOn: _doneOn,
    doneReason: _reason,
    actualCost: _spent,
    ...same
  } = action;
  const due = nextDue(action, doneOn);
  if ((dueDayOf(due) ?? '') > LAST_DUE_DAY) return undefined;
  return { ...same, ...due, state: 'agreed' };
}
