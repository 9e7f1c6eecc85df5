import {
  daysAfter,
  endOfDayInNewZealand,
  isCalendarDay,
  readingSpans,
  type ReadingSpan,
} from '@tussock/domain';

const DAY_MS = 86_400_000;
/** What is shown where the address says nothing. */
const FIRST_SPAN: ReadingSpan = 'week';

/** What a person looks at, as the address says it: a span up to now, or days of New Zealand's calendar. */
export interface SpanSearch {
  readonly span?: ReadingSpan;
  readonly from?: string;
  readonly to?: string;
}

const isSpan = (value: unknown): value is ReadingSpan => readingSpans.some(({ key }) => key === value);
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;

export function readSpanSearch(search: Readonly<Record<string, unknown>>): SpanSearch {
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])];
  if (from !== undefined && to !== undefined && from <= to) return { from, to };
  return isSpan(search['span']) ? { span: search['span'] } : {};
}

export interface AskedSpan {
  /** The chosen span; null for chosen days. */
  readonly span: ReadingSpan | null;
  /** What the server is asked; empty for all there is. */
  readonly query: { readonly from?: string; readonly to?: string };
}

/** What to ask the server for. Days are whole, by New Zealand's clock. */
export function askedSpan({ span, from, to }: SpanSearch, now: Date): AskedSpan {
  if (from !== undefined && to !== undefined) {
    const query = {
      from: endOfDayInNewZealand(daysAfter(from, -1)).toISOString(),
      to: new Date(endOfDayInNewZealand(to).getTime() - 1).toISOString(),
    };
    return { span: null, query };
  }
  const chosen = span ?? FIRST_SPAN;
  const days = readingSpans.find(({ key }) => key === chosen)?.days ?? null;
  const query =
    days === null
      ? {}
      : { from: new Date(now.getTime() - days * DAY_MS).toISOString(), to: now.toISOString() };
  return { span: chosen, query };
}
