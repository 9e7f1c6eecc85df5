import { monthByName } from '../days/month-by-name.ts';
import { dayWithMonth } from '../formats/days.ts';
import type { DateField } from '../kind/field.ts';
import { accept, refuse, type FieldCodec } from './field-codec.ts';
import { isCalendarDay } from './is-calendar-day.ts';

const CALENDAR_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const monthNumber = (word: string): string => String(monthByName(word) ?? word).padStart(2, '0');
/** Two digits mean this century, as spreadsheets write them. */
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const DAY_FIRST = /^(\d{1,2})[/.\- ](\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})$/i;
const MONTH_FIRST = /^(\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})$/i;

function readDay(cell: string): string {
  const [whole, day = '', month = '', year = ''] = DAY_FIRST.exec(cell) ?? [];
  return whole === undefined ? cell : `${fullYear(year)}-${monthNumber(month)}-${day.padStart(2, '0')}`;
}

function readMonth(cell: string): string {
  const [whole, month = '', year = ''] = MONTH_FIRST.exec(cell) ?? [];
  return whole === undefined ? cell : `${fullYear(year)}-${monthNumber(month)}`;
}

const codecOf = (about: {
  readonly isRight: (value: string) => boolean;
  readonly wanted: string;
  readonly read: (cell: string) => string;
  readonly schema: { readonly [key: string]: unknown };
}): FieldCodec<DateField, string> => ({
  check: (field, value, at) =>
    typeof value === 'string' && about.isRight(value)
      ? accept(value)
      : refuse(at, `${field.label} must be ${about.wanted}`),
  blank: '',
  write: (_field, value) => value,
  read: (_field, cell) => about.read(cell.trim()),
  // What a check refused is listed as it came.
  listed: (_field, value) => dayWithMonth(value),
  view: (_field, value) => ({ text: dayWithMonth(value) }),
  schema: () => ({ type: 'string', ...about.schema }),
});

/** A day of the calendar. */
export const dateCodec = codecOf({
  isRight: isCalendarDay,
  wanted: 'a date, such as 21/11/2026',
  read: readDay,
  schema: { format: 'date', examples: ['2026-11-21'] },
});

/** A month of the calendar. */
export const monthCodec = codecOf({
  isRight: (value) => CALENDAR_MONTH.test(value),
  wanted: 'a month, such as 11/2026',
  read: readMonth,
  schema: { pattern: '^\\d{4}-\\d{2}$', examples: ['2026-11'] },
});
