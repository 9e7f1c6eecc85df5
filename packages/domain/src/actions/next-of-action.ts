import { LAST_DAY_OF_MONTH, LAST_DUE_DAY, type ActionValues } from './action-fields.ts';
import { dayMonthsAfter, dayOfMonthOf, dueDayOf, type DueValues } from './due.ts';

const MONTHS_OF_YEAR = 12;

type NextDue = DueValues & Pick<ActionValues, 'repeatDay'>;

/** The day of the month on which an action repeats: that of the first, kept where a shorter month had no such day. */
function repeatDayOf({ dueOn, dueSeason, repeatDay }: ActionValues, doneOn: string): number {
  if (repeatDay !== undefined) return repeatDay;
  // Seasons end with a month.
  if (dueOn === undefined && dueSeason !== undefined) return LAST_DAY_OF_MONTH;
  return dayOfMonthOf(dueOn ?? doneOn);
}

/**
 * When the next one is due: by whole periods from the day this one was due, or where it had none from the day it was done, the first that
 * lies after the day it was done. What was done a year late does not bring a year of late ones with it.
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
