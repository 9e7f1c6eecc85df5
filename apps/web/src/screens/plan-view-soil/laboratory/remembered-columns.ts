import { shapeOf, type ColumnMatching, type DateOrder } from '@tussock/domain';
import type { FileChoices, OfferedColumn } from './laboratory-file.ts';

/** What was said of files of one shape: they come from one laboratory. */
interface Remembered {
  readonly matching?: ColumnMatching;
  readonly dateOrder?: DateOrder;
}

const KEY = 'laboratory-columns';
/** More laboratories than a farm ever has. */
const MOST_SHAPES = 20;

const shape = (columns: readonly OfferedColumn[]): string => shapeOf(columns.map(({ heading }) => heading));

function readAll(): Readonly<Record<string, Remembered>> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    // Written below only; whatever else stands there is no more than forgotten.
    return typeof found === 'object' && found !== null ? (found as Record<string, Remembered>) : {};
  } catch {
    return {};
  }
}

/** How an earlier file with these headings was read; null where there was none. */
export function recallColumns(columns: readonly OfferedColumn[]): Remembered | null {
  return columns.length === 0 ? null : (readAll()[shape(columns)] ?? null);
}

/** Keeps how a file was read, for the next one of its laboratory. */
export function rememberColumns(
  columns: readonly OfferedColumn[],
  { matching, dateOrder }: FileChoices,
): void {
  const { [shape(columns)]: _former, ...others } = readAll();
  const kept = { ...(matching ? { matching } : {}), ...(dateOrder ? { dateOrder } : {}) };
  const all = [...Object.entries(others).slice(1 - MOST_SHAPES), [shape(columns), kept] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
