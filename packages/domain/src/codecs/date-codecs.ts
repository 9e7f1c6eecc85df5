import { dayOfZonedTime } from '../days/day-of-zoned-time.ts';
import { monthByName } from '../days/month-by-name.ts';
import { dayWithMonth } from '../formats/days.ts';
import type { DateField } from '../kind/field.ts';
import { accept, refuse, type FieldCodec } from './field-codec.ts';
import { isCalendarDay } from './is-calendar-day.ts';

const CALENDAR_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const monthNumber = (word: string): string => String(monthByName(word) ?? word).padStart(2, '0');
/** Expands a two-digit year to this century, as spreadsheets write it. */
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const DAY_FIRST = /^(\d{1,2})[/.\- ](\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})$/i;
const MONTH_FIRST = /^(\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})$/i;

function readDay(cell: string): string {
  const [whole, day = '', month = '', year = ''] = DAY_FIRST.exec(cell) ?? [];
  return whole === undefined ? cell : `${fullYear(year)}-${monthNumber(month)}-${day.padStart(2, '0')}`;
}

/** Matches a time after a day, which spreadsheets and programs append unasked. */
const TIME = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads a month, or the month of a day: spreadsheets write the first or the last day of a month for it. */
function readMonth(cell: string): string {
  const day = readDay(cell.replace(TIME, ''));
  if (isCalendarDay(day)) return dayOfZonedTime(cell, day).slice(0, 'YYYY-MM'.length);
  const [whole, month = '', year = ''] = MONTH_FIRST.exec(cell) ?? [];
  return whole === undefined ? cell : `${fullYear(year)}-${monthNumber(month)}`;
}

/** Allowed years; a year outside them is a typing error. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

const codecOf = (about: {
  readonly noun: string;
  readonly isRight: (value: string) => boolean;
  readonly wanted: string;
  readonly read: (cell: string) => string;
  readonly schema: { readonly [key: string]: unknown };
}): FieldCodec<DateField, string> => ({
  check(field, value, at) {
    if (typeof value !== 'string' || !about.isRight(value))
      return refuse(at, `${field.label} must be ${about.wanted}`);
    const year = Number(value.slice(0, 4));
    return FIRST_YEAR <= year && year <= LAST_YEAR
      ? accept(value)
      : refuse(at, `${field.label} must be a ${about.noun} between ${FIRST_YEAR} and ${LAST_YEAR}`);
  },
  blank: '',
  write: (_field, value) => value,
  read: (_field, cell) => about.read(cell.trim()),
  // What a check refused is listed as it came.
  listed: (_field, value) => dayWithMonth(value),
  view: (_field, value) => ({ text: dayWithMonth(value) }),
  schema: () => ({ type: 'string', ...about.schema }),
});

/** Codec of a calendar day. */
export const dateCodec = codecOf({
  noun: 'date',
  isRight: isCalendarDay,
  wanted: 'a date, such as 21/11/2026',
  read: readDay,
  schema: { format: 'date', examples: ['2026-11-21'] },
});

/** Codec of a calendar month. */
export const monthCodec = codecOf({
  noun: 'month',
  isRight: (value) => CALENDAR_MONTH.test(value),
  wanted: 'a month, such as 11/2026',
  read: readMonth,
  schema: { pattern: '^\\d{4}-\\d{2}$', examples: ['2026-11'] },
});
