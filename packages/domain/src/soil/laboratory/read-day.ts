import { isCalendarDay } from '../../codecs/is-calendar-day.ts';
import { monthByName } from '../../days/month-by-name.ts';
import { dayOfZonedTime } from '../../days/day-of-zoned-time.ts';

/** Order of day and month in numeric dates of a file: 3/4/2026 is 3 April, or 4 March. */
export type DateOrder = 'dayFirst' | 'monthFirst';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:\s+\d{1,2}:\d{2}.*)?$/;
const NAMED = /^(\d{1,2})[\s/.-]([A-Za-z]{3,9})[\s/.,-]+(\d{2}|\d{4})(?:\s+\d{1,2}:\d{2}.*)?$/;
/** Matches a day with the month's name first, as American laboratories write it. */
const NAMED_FIRST = /^([A-Za-z]{3,9})[\s/.-]+(\d{1,2})[\s/.,-]+(\d{2}|\d{4})(?:\s+\d{1,2}:\d{2}.*)?$/;

/** Detects the date order from the first day that can be read in only one way; null when some days are ambiguous and none decides. */
export function findDateOrder(texts: Iterable<string>): DateOrder | null {
  let isOpen = false;
  for (const text of texts) {
    const [, first = '', second = ''] = FIGURES.exec(text.trim()) ?? [];
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) return 'monthFirst';
    isOpen ||= first !== '' && Number(first) !== Number(second);
  }
  return isOpen ? null : 'dayFirst';
}

/** Matches a spreadsheet's day number, from a cell that is not formatted as a date. */
const DAY_COUNT = /^\d{5}(?:\.\d+)?$/;

type ReadDay =
  | { readonly ok: true; readonly day: string | null }
  | { readonly ok: false; readonly message: string };

const refuse = (text: string, why: string): ReadDay => ({
  ok: false,
  message: `“${text.slice(0, 40)}” ${why}`,
});

/** Reorders a match with the month first to day first. */
const inOrderOfDay = (found: RegExpExecArray | null): readonly string[] =>
  found ? [found[0], found[2] ?? '', found[1] ?? '', found[3] ?? ''] : [];

function partsOf(text: string, order: DateOrder): readonly [year: string, month: string, day: string] | null {
  const iso = ISO.exec(text);
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''];
  const [, day = '', name = '', namedYear = ''] = NAMED.exec(text) ?? inOrderOfDay(NAMED_FIRST.exec(text));
  if (name !== '') {
    const month = monthByName(name);
    return month === null ? null : [namedYear, String(month), day];
  }
  const figures = FIGURES.exec(text);
  if (!figures) return null;
  const [, first = '', second = '', year = ''] = figures;
  return order === 'dayFirst' ? [year, second, first] : [year, first, second];
}

/**
 * Reads a day as 21/11/2026, 21-Nov-2026, Nov 21, 2026 or 2026-11-21, optionally with a time, which is considered only when it names its
 * zone. Returns 'YYYY-MM-DD', or null for an empty text. A year of two digits is refused: 11/08/25 may be three different days.
 */
export function readDay(text: string, order: DateOrder): ReadDay {
  const plain = text.trim();
  if (plain === '') return { ok: true, day: null };
  if (DAY_COUNT.test(plain))
    return refuse(
      plain,
      'is a spreadsheet’s count of days: format the column as dates, and save the file again',
    );
  const parts = partsOf(plain, order);
  if (!parts) return refuse(plain, 'is not a date such as 21/11/2026, 21-Nov-2026 or 2026-11-21');
  const [year, month, day] = parts;
  if (year.length === 2) return refuse(plain, 'has a year of two digits: it must have four');
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(found)
    ? { ok: true, day: dayOfZonedTime(plain, found) }
    : refuse(plain, `is no day of the calendar${order === 'monthFirst' ? ' with the month first' : ''}`);
}
