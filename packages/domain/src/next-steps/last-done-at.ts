import { containsPoint, isPolygonal, positionsOf, type Geometry } from '@tussock/geometry';
import { loggedAt, logEntries, sayEntry } from '../logs/log-events.ts';
import { isKindId, kindById } from '../derive/any-kind.ts';
import type { LogEvent } from '../kind/define-kind.ts';
import { isThere } from '../derive/is-removed.ts';
import { sayProducts } from '../fertiliser/start-application.ts';
import { textOrNone } from '../formats/text-or-none.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { kinds } from '../kinds/registry.ts';
import { SOIL_TEST } from '../record/soil-test-id.ts';
import { dueDayOf, isOpenState, type ActionValues } from '../actions/index.ts';

/** Row of a plan's record. */
interface Row {
  readonly id: string;
  readonly entity: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Latest work recorded at a feature, and the open action on it that is due first. */
export interface LastDoneAt {
  readonly fertiliser: {
    readonly id: string;
    readonly day: string;
    /** Its products with their rates: 'Urea 65 kg/ha'. */
    readonly products: string;
  } | null;
  readonly soilTest: { readonly day: string } | null;
  /** Latest event of each sort in its log, or that names it as the paddock. */
  readonly events: readonly { readonly event: LogEvent; readonly day: string; readonly said: string }[];
  readonly action: { readonly id: string; readonly values: ActionValues } | null;
}

const AFTER_ALL_DAYS = '9';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const newestFirst = (one: { readonly day: string }, other: { readonly day: string }): number =>
  other.day.localeCompare(one.day);

const geometryOf = ({ values }: Row): Geometry | undefined =>
  // Checked as a shape when it was stored.
  values[GEOMETRY] as Geometry | undefined;

/** Ids whose soil tests are those of a feature: its own, and those of the transects that begin in it. */
function transectsAt(rows: readonly Row[], featureId: string): ReadonlySet<string> {
  const feature = rows.find(({ id }) => id === featureId);
  const ground = feature && geometryOf(feature);
  if (!ground || !isPolygonal(ground)) return new Set([featureId]);
  const within = rows.filter((row) => {
    const line = row.entity === kinds.transect.id ? geometryOf(row) : undefined;
    const [start] = line ? positionsOf(line) : [];
    return start !== undefined && containsPoint(ground, start);
  });
  return new Set([featureId, ...within.map(({ id }) => id)]);
}

/** Latest event of each sort: of its own log, and of those that were on it. */
function lastEventsAt(rows: readonly Row[], featureId: string): LastDoneAt['events'] {
  const row = rows.find(({ id }) => id === featureId);
  const kind = row && isKindId(row.entity) ? kindById(row.entity) : undefined;
  const logId = row && kind ? loggedAt(rows, { id: row.id, kind, values: row.values })?.id : undefined;
  const here = logEntries(rows).filter(
    (entry) => entry.featureId === logId || listOf(entry.values['paddockIds']).includes(featureId),
  );
  return [...new Set(here.map(({ event }) => event))].flatMap((event) => {
    const last = here.find((entry) => entry.event === event);
    return last ? [{ event, day: last.day, said: sayEntry(last) }] : [];
  });
}

/** Finds the latest application to a paddock, the latest soil test of its ground, the latest events, and the next open action on a feature. */
export function lastDoneAt(rows: readonly Row[], featureId: string): LastDoneAt {
  const applications = rows
    .filter(
      ({ entity, values }) =>
        entity === kinds.fertiliser.id && isThere(values) && listOf(values['paddocks']).includes(featureId),
    )
    .map(({ id, values }) => ({
      id,
      day: textOrNone(values['applicationDate']),
      products: sayProducts(values),
    }))
    .toSorted(newestFirst);
  const transects = transectsAt(rows, featureId);
  const tests = rows
    .filter(({ entity, values }) => entity === SOIL_TEST && transects.has(textOrNone(values['transectId'])))
    .map(({ values }) => ({ day: textOrNone(values['sampledOn']) }))
    .toSorted(newestFirst);
  const actions = rows
    .filter(({ entity }) => entity === 'action')
    // Checked against the fields of actions when they were stored.
    .map(({ id, values }) => ({ id, values: values as unknown as ActionValues }))
    .filter(({ values }) => isOpenState(values.state) && values.featureIds?.includes(featureId))
    .toSorted((one, other) =>
      (dueDayOf(one.values) ?? AFTER_ALL_DAYS).localeCompare(dueDayOf(other.values) ?? AFTER_ALL_DAYS),
    );
  return {
    fertiliser: applications[0] ?? null,
    soilTest: tests[0] ?? null,
    events: lastEventsAt(rows, featureId),
    action: actions[0] ?? null,
  };
}
