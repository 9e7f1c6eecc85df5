import { allKinds, kindById, isKindId, type AnyKind, type Attributes } from '../derive/any-kind.ts';
import { isRemoved, isThere } from '../derive/is-removed.ts';
import { viewSections } from '../derive/view-rows.ts';
import { textOrNone } from '../formats/text-or-none.ts';
import type { LogEvent } from '../kind/define-kind.ts';
import type { ListField } from '../kind/field.ts';
import { kinds } from '../kinds/registry.ts';
import { logWords } from '../wording/log-words.ts';

interface Row {
  readonly id: string;
  readonly entity: string;
  readonly values: Attributes;
}

/** Declared log of a kind. */
export interface Log {
  readonly field: string;
  readonly event: LogEvent;
  /** Keys of the values that a new event has in common with the last. */
  readonly repeats: readonly string[];
  /** Declaration of its list. */
  readonly list: ListField;
}

/** Event in the log of a feature. */
export interface LogEntry {
  readonly featureId: string;
  readonly kind: AnyKind;
  readonly event: LogEvent;
  /** Position in its log. */
  readonly index: number;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly values: Attributes;
}

/** Finds the log of a kind; undefined for a kind without one. */
export function logOf({ log, fields }: AnyKind): Log | undefined {
  const list = log && fields[log.field];
  return log && list?.type === 'list' ? { ...log, list } : undefined;
}

/** Reads the rows of a feature's log, in their stored order. */
export const logRows = (attributes: Attributes, { field }: Pick<Log, 'field'>): readonly Attributes[] => {
  const rows = attributes[field];
  return Array.isArray(rows) ? (rows as Attributes[]) : []; // checked against the declared row when they were stored
};

/** Checks whether a word names a sort of event. */
export const isLogEvent = (word: string): word is LogEvent => Object.hasOwn(logWords, word);

const newestFirst = (one: LogEntry, other: LogEntry): number =>
  other.day.localeCompare(one.day) || other.index - one.index || one.featureId.localeCompare(other.featureId);

/** Lists the events in the logs of a plan's features, the newest first. Those of removed features are left out. */
export function logEntries(rows: readonly Row[]): readonly LogEntry[] {
  return rows
    .flatMap(({ id, entity, values }): readonly LogEntry[] => {
      const kind = isKindId(entity) ? kindById(entity) : undefined;
      const log = kind && logOf(kind);
      if (!log || isRemoved(values)) return [];
      return logRows(values, log).map((entry, index) => ({
        featureId: id,
        kind,
        event: log.event,
        index,
        day: textOrNone(entry['date']),
        values: entry,
      }));
    })
    .toSorted(newestFirst);
}

/** Formats an event by its values, without its day and places: '12 mm, 6 hours'. */
export function sayEntry({ kind, values }: Pick<LogEntry, 'kind' | 'values'>): string {
  const row = logOf(kind)?.list.row ?? {};
  const said = Object.keys(row).filter((key) => row[key]?.type !== 'date' && row[key]?.type !== 'featureRef');
  return viewSections({ fields: row, sections: [{ title: '', fields: said }] }, values)
    .flatMap(({ rows }) => rows.map(({ text }) => text))
    .join(', ');
}

/** Sums the figures of events of one feature that may be added up: '168 mm, 84 hours'; empty where none has any. */
export function sumEntries(kind: AnyKind, entries: readonly Attributes[]): string {
  const row = logOf(kind)?.list.row ?? {};
  const added = kind.log?.adds ?? [];
  const sums = added.flatMap((key) => {
    const figures = entries.flatMap(({ [key]: figure }) => (typeof figure === 'number' ? [figure] : []));
    return figures.length === 0 ? [] : [[key, figures.reduce((sum, figure) => sum + figure, 0)] as const];
  });
  const [section] = viewSections(
    { fields: row, sections: [{ title: '', fields: added }] },
    Object.fromEntries(sums),
  );
  return (section?.rows ?? []).map(({ text }) => text).join(', ');
}

/** Lists the sorts of events that can be recorded on a plan: those of which it has an existing feature with a log. */
export function eventsOn(rows: readonly Row[]): readonly LogEvent[] {
  const present = new Set(rows.filter(({ values }) => isThere(values)).map(({ entity }) => entity));
  const events = allKinds.filter(({ id }) => present.has(id)).flatMap(({ log }) => log?.event ?? []);
  return [...new Set(events)];
}

/** Finds the feature in whose log the events at a feature are recorded: itself, or the effluent system of an effluent irrigator. */
export function loggedAt(
  rows: readonly Row[],
  { id, kind, values }: { readonly id: string; readonly kind: AnyKind; readonly values: Attributes },
): { readonly id: string; readonly event: LogEvent } | undefined {
  if (kind.log) return { id, event: kind.log.event };
  if (kind.id !== kinds.effluentIrrigator.id) return undefined;
  const systems = values['effluentSystemIds'];
  const [systemId] = (Array.isArray(systems) ? systems : []).map(textOrNone);
  const system = rows.find((row) => row.id === systemId);
  return system && isThere(system.values) ? { id: system.id, event: 'spreading' } : undefined;
}
