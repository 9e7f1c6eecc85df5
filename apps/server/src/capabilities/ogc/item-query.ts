import { AppError } from '../../platform/http/app-error.ts';
import { askForBox, type BoxQuestion } from './box-question.ts';
import type { FilterType, OgcCollection } from './collections.ts';
import { CRS84, ogcSystem, type OgcSystem } from './ogc-systems.ts';

export const MOST_ITEMS = 10_000;
export const USUAL_ITEMS = 1000;

/** A span of time, both ends included; null is open. */
export interface TimeRange {
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface ItemFilter {
  readonly name: string;
  readonly type: FilterType;
  readonly value: string;
}

/** What is asked of the items of a collection. */
export interface ItemQuery {
  readonly limit: number;
  /** Id of the last item of the page before. */
  readonly after: string | null;
  readonly box: BoxQuestion | null;
  readonly time: TimeRange | null;
  readonly filters: readonly ItemFilter[];
  readonly system: OgcSystem;
}

/** The query of a request, as the framework parsed it: a parameter that is sent twice is a list. */
export type RawQuery = Readonly<Record<string, unknown>>;

const refuse = (message: string): AppError => new AppError('badRequest', { message: [message] });

/** Refuses parameters that the call does not have. @throws AppError badRequest */
export function refuseUnknown(query: RawQuery, known: readonly string[]): void {
  for (const [name, value] of Object.entries(query)) {
    if (!known.includes(name)) throw refuse(`There is no parameter ${name}.`);
    if (typeof value !== 'string') throw refuse(`${name} may be sent once.`);
  }
}

const textOf = (query: RawQuery, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
};

function systemIn(query: RawQuery, name: string): OgcSystem {
  const uri = textOf(query, name);
  if (uri === undefined) return CRS84;
  const system = ogcSystem(uri);
  if (!system) throw refuse(`${name} must be one of the collection’s coordinate reference systems.`);
  return system;
}

function boxIn(query: RawQuery): BoxQuestion | null {
  const system = systemIn(query, 'bbox-crs');
  const text = textOf(query, 'bbox');
  if (text === undefined) return null;
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  // With heights between: ours have none.
  const corners = numbers.length === 6 ? [0, 1, 3, 4].map((at) => numbers[at] ?? NaN) : numbers;
  const question =
    corners.length === 4 && numbers.every(Number.isFinite) ? askForBox(system, corners) : undefined;
  if (!question)
    throw refuse('bbox must be four numbers: the lower and the upper corner, with commas between them.');
  return question;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A moment, or the first or last of a day; undefined where the text is neither. */
function momentIn(text: string, isEnd: boolean): Date | undefined {
  const full = DAY.test(text) ? `${text}T${isEnd ? '23:59:59.999' : '00:00:00'}Z` : text;
  const at = MOMENT.test(full) ? new Date(full) : undefined;
  return at && !Number.isNaN(at.getTime()) && at.getUTCFullYear() > 0 ? at : undefined;
}

const isOpen = (end: string): boolean => end === '' || end === '..';

function timeIn(query: RawQuery): TimeRange | null {
  const text = textOf(query, 'datetime');
  if (text === undefined) return null;
  const [start = '', end = start, ...more] = text.split('/');
  const isInterval = text.includes('/');
  const from = isInterval && isOpen(start) ? null : momentIn(start, false);
  const to = isInterval && isOpen(end) ? null : momentIn(end, true);
  const isWrong = from === undefined || to === undefined || more.length > 0;
  if (isWrong || (from === null && to === null) || (from && to && from > to))
    throw refuse(
      'datetime must be a time such as 2026-11-21T00:00:00Z, or an interval with / between its ends.',
    );
  return { from, to };
}

function limitIn(query: RawQuery): number {
  const text = textOf(query, 'limit');
  if (text === undefined) return USUAL_ITEMS;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw refuse('limit must be a whole number from 1.');
  return Math.min(Number(text), MOST_ITEMS);
}

function filtersIn(query: RawQuery, { properties }: OgcCollection): readonly ItemFilter[] {
  return properties.flatMap(({ name, filter: type }) => {
    const value = textOf(query, name);
    if (type === undefined || value === undefined) return [];
    if (type === 'number' && (value.trim() === '' || !Number.isFinite(Number(value))))
      throw refuse(`${name} must be a number.`);
    if (type === 'boolean' && value !== 'true' && value !== 'false')
      throw refuse(`${name} must be true or false.`);
    return [{ name, type, value }];
  });
}

/** Parameters of the items of every collection, beside the filters of its properties. */
export const itemParameters = ['f', 'limit', 'bbox', 'bbox-crs', 'datetime', 'crs', 'after'] as const;

/** Reads what is asked of a collection's items. @throws AppError badRequest */
export function askItems(query: RawQuery, collection: OgcCollection): ItemQuery {
  const filters = collection.properties.flatMap(({ name, filter }) => (filter ? [name] : []));
  refuseUnknown(query, [...itemParameters, ...filters]);
  return {
    limit: limitIn(query),
    after: textOf(query, 'after') ?? null,
    box: boxIn(query),
    time: timeIn(query),
    filters: filtersIn(query, collection),
    system: systemIn(query, 'crs'),
  };
}

/** Reads what is asked of one item. @throws AppError badRequest */
export function askItem(query: RawQuery): OgcSystem {
  refuseUnknown(query, ['f', 'crs']);
  return systemIn(query, 'crs');
}
