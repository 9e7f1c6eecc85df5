import { LAST_DAY_OF_MONTH, LAST_DUE_DAY, type ActionValues } from './action-fields.ts';
import { dayMonthsAfter, dayOfMonthOf, dueDayOf, type DueValues } from './due.ts';

const MONTHS_OF_YEAR = 12;

type NextDue = DueValues & Pick<ActionValues, 'repeatDay'>;

/** Day of the month on which an action repeats: that of the first action, kept when a shorter month lacked it. */
function repeatDayOf({ dueOn, dueSeason, repeatDay }: ActionValues, doneOn: string): number {
  if (repeatDay !== undefined) return repeatDay;
  // Seasons end with a month.
  if (dueOn === undefined && dueSeason !== undefined) return LAST_DAY_OF_MONTH;
  return dayOfMonthOf(dueOn ?? doneOn);
}

/**
 * Computes when the next repeat is due: whole periods from the day this one was due, or from the day it was done where it had no due day;
 * the first such day after it was done. An action that was done a year late does not create a year of overdue repeats.
 */
function nextDue(action: ActionValues, doneOn: string): NextDue {
  const { dueSeason, dueYear, repeats, repeatMonths = MONTHS_OF_YEAR } = action;
  const isBySeason = dueSeason !== undefined && dueYear !== undefined && repeats === 'eachSeason';
  const months = repeats === 'eachSeason' ? MONTHS_OF_YEAR : repeatMonths;
  const from = dueDayOf(action) ?? doneOn;
  const repeatDay = repeatDayOf(action, doneOn);
  const after = (periods: number): NextDue => {
    if (isBySeason) return { dueSeason, dueYear: dueYear + periods };
    const dueOn = dayMonthsAfter(from, periods * months, repeatDay);
    return { dueOn, ...(dayOfMonthOf(dueOn) === repeatDay ? {} : { repeatDay }) };
  };
  let periods = 1;
  while ((dueDayOf(after(periods)) ?? LAST_DUE_DAY) <= doneOn) periods += 1;
  return after(periods);
}

/**
 * Creates the next repeat of an action that was done: same values, agreed, due later, nothing spent. Undefined for an action that does not
 * repeat, or whose next due day is after the last allowed day.
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
