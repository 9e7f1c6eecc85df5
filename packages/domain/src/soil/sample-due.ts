import { isCalendarDay } from '../codecs/is-calendar-day.ts';
import { daysAfter } from '../days/new-zealand-day.ts';

/** Years between two tests of one place, unless the plan says otherwise. Good farming practice asks for three or less. */
export const SAMPLE_EVERY_YEARS = 3;
/** Number of days before the due day from which a sample is due soon. */
const SOON_DAYS = 90;

export interface SampleDue {
  readonly state: 'never' | 'due' | 'soon' | 'later';
  /** Due day, 'YYYY-MM-DD'; null when there was no test yet. */
  readonly dueOn: string | null;
}

/** The same day some years on; of 29 February the 28th, where there is no 29th. */
function yearsOn(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return isCalendarDay(same) ? same : `${year}-02-28`;
}

/** Computes when a place is due for sampling. Days are 'YYYY-MM-DD'; `last` is the day of its newest test. */
export function sampleDue(last: string | undefined, everyYears: number, today: string): SampleDue {
  if (last === undefined) return { state: 'never', dueOn: null };
  const dueOn = yearsOn(last, everyYears);
  if (dueOn <= today) return { state: 'due', dueOn };
  const soonFrom = daysAfter(dueOn, -SOON_DAYS);
  return { state: soonFrom <= today ? 'soon' : 'later', dueOn };
}
