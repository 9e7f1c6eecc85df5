import { containsPoint, isPolygonal, labelPoint, type Geometry } from '@tussock/geometry';
import { isKindId, kindById, type AnyKind, type Attributes } from '../derive/any-kind.ts';
import { isThere } from '../derive/is-removed.ts';
import type { LogEvent } from '../kind/define-kind.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { logEntries, logOf, type LogEntry } from './log-events.ts';

interface Row {
  readonly id: string;
  readonly entity: string;
  readonly values: Attributes;
}

/** Feature in whose log an event can be recorded. */
export interface LogPlace {
  readonly id: string;
  readonly kind: AnyKind;
  readonly attributes: Attributes;
  readonly name: string;
}

/** What the form of an event starts with, and where it may be recorded. */
export interface EntryStart {
  /** Existing features with such a log, in the order of kinds. */
  readonly places: readonly LogPlace[];
  /** The one that was asked for, else the one on the paddock, else that of the last event, else the first. */
  readonly place: LogPlace | undefined;
  /** The last event there, which the new one repeats. */
  readonly last: LogEntry | undefined;
  /** Whether it is on the paddock that was asked for: the feature lies there, or what is recorded of it goes anywhere. */
  readonly isOnPaddock: boolean;
  /** Values of the new event: today, and otherwise as last time; before the first, the depth that its feature states. */
  readonly values: Attributes;
}

const shapeOf = (row: Row | undefined): Geometry | undefined =>
  // Checked as a shape when it was stored.
  row?.values[GEOMETRY] as Geometry | undefined;

/** Checks whether two pieces of ground share their middle, or one of them the other's. */
function isOn(one: Geometry | undefined, other: Geometry | undefined): boolean {
  if (!one || !other) return false;
  const holds = (area: Geometry, inside: Geometry): boolean =>
    isPolygonal(area) && containsPoint(area, labelPoint(inside));
  return holds(one, other) || holds(other, one);
}

const placesOf = (rows: readonly Row[], event: LogEvent): readonly LogPlace[] =>
  rows.flatMap(({ id, entity, values }) => {
    const kind = isKindId(entity) ? kindById(entity) : undefined;
    if (kind?.log?.event !== event || !isThere(values)) return [];
    const { [GEOMETRY]: _shape, ...attributes } = values;
    return [{ id, kind, attributes, name: kind.label(values) || kind.names.singular }];
  });

/** Values that a new event has in common with the last one at its feature. What was seen or where it went is its own. */
const repeated = ({ kind, values }: LogEntry): Attributes =>
  Object.fromEntries(
    (logOf(kind)?.repeats ?? []).flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])),
  );

const firstValues = ({ attributes, kind }: LogPlace): Attributes => {
  const depth = attributes['applicationDepth'];
  return logOf(kind)?.list.row['depth'] && typeof depth === 'number' ? { depth } : {};
};

/** Starts an event of a sort: at a feature or a paddock where one is asked for, today, and otherwise as the last one there. */
export function startEntry(
  rows: readonly Row[],
  asked: {
    readonly event: LogEvent;
    readonly today: string;
    readonly featureId?: string | undefined;
    readonly paddockId?: string | undefined;
  },
): EntryStart {
  const { event, today, featureId, paddockId } = asked;
  const places = placesOf(rows, event);
  const entries = logEntries(rows).filter((entry) => entry.event === event);
  const rowOf = (id: string | undefined): Row | undefined => rows.find((row) => row.id === id);
  const paddock = rowOf(paddockId);
  const onPaddock = paddock && places.find(({ id }) => isOn(shapeOf(paddock), shapeOf(rowOf(id))));
  const ofLast = places.find(({ id }) => id === entries[0]?.featureId);
  const place = places.find(({ id }) => id === featureId) ?? onPaddock ?? ofLast ?? places[0];
  const last = entries.find((entry) => entry.featureId === place?.id);
  const isOnPaddock =
    paddock !== undefined && (place?.kind.log?.goesAnywhere ?? (place !== undefined && place === onPaddock));
  return {
    places,
    place,
    last,
    isOnPaddock,
    values: {
      ...(place && !last ? firstValues(place) : {}),
      ...(last ? repeated(last) : {}),
      ...(isOnPaddock ? { paddockIds: [paddock.id] } : {}),
      date: today,
    },
  };
}
