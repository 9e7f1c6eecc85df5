import { isCalendarDay } from '../../codecs/is-calendar-day.ts';
import { monthByName } from '../../days/month-by-name.ts';
import { dayOfZonedTime } from '../../days/day-of-zoned-time.ts';

/** How the days of a file are written where both parts are figures: 3/4/2026 is 3 April, or 4 March. */
export type DateOrder = 'dayFirst' | 'monthFirst';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:\s+\d{1,2}:\d{2}.*)?$/;
const NAMED = /^(\d{1,2})[\s/.-]([A-Za-z]{3,9})[\s/.,-]+(\d{2}|\d{4})(?:\s+\d{1,2}:\d{2}.*)?$/;
/** The month by its name before its day, as laboratories of America write it. */
const NAMED_FIRST = /^([A-Za-z]{3,9})[\s/.-]+(\d{1,2})[\s/.,-]+(\d{2}|\d{4})(?:\s+\d{1,2}:\d{2}.*)?$/;

/** Told by the first day that can be read in one way only; null where days could be months, and none tells. */
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

/** A spreadsheet's count of days, where a cell is not told to be one. */
const DAY_COUNT = /^\d{5}(?:\.\d+)?$/;

type ReadDay =
  | { readonly ok: true; readonly day: string | null }
  | { readonly ok: false; readonly message: string };

const refuse = (text: string, why: string): ReadDay => ({
  ok: false,
  message: `“${text.slice(0, 40)}” ${why}`,
});

/** What was found with the month first, as if the day had been. */
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
 * Reads a day as 21/11/2026, 21-Nov-2026, Nov 21, 2026 or 2026-11-21, also with a time behind it, which counts where it says its zone; 'YYYY-MM-DD', or null for an empty text. A year of
 * two digits is refused: 11/08/25 may be three different days.
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
