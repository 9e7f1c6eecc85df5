import {
  boundaryIdOf,
  sectionIdOf,
  shapeLockIdOf,
  stockRatioIdOf,
  stockRowIdOf,
  subOutcomeIdOf,
} from '../record/entities.ts';
import type { StockRatio } from '../livestock/stock-ratio-fields.ts';
import type { StockKey } from '../livestock/stock-row-fields.ts';
import { idFromName } from '../record/id-from-name.ts';

interface MappedRow {
  readonly id: string;
  readonly entity: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Maps the ids of a plan's things to those under another plan id: ids that are derived from the plan's, and ids that must be unique in an
 * installation. All other ids are only used within their plan and stay.
 */
export function mappedIds(rows: readonly MappedRow[], from: string, to: string): ReadonlyMap<string, string> {
  const map = new Map([
    [from, to],
    [boundaryIdOf(from), boundaryIdOf(to)],
  ]);
  for (const { id, entity, values } of rows) {
    if (entity === 'section') map.set(id, sectionIdOf(to, String(values['sectionKey'])));
    if (entity === 'subOutcome') map.set(id, subOutcomeIdOf(to, String(values['outcomeKey'])));
    if (entity === 'stockRow') map.set(id, stockRowIdOf(to, values as unknown as StockKey)); // checked as it was written
    if (entity === 'stockRatio') map.set(id, stockRatioIdOf(to, (values as unknown as StockRatio).class)); // checked as it was written
    if (entity === 'shapeLock') map.set(id, shapeLockIdOf(to, String(values['featureId'])));
    if (entity === 'planVersion') map.set(id, idFromName(to, id));
  }
  return map;
}

/** Replaces every text of a JSON value that is an id in a map. */
export function mapIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return ids.get(one) ?? one;
    if (Array.isArray(one)) return one.map(walk);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([key, held]) => [key, walk(held)]));
  };
  return walk(value) as Value; // of the same shape: only texts are others
}
