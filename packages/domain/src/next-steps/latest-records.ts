import { logEntries, sayEntry } from '../logs/log-events.ts';
import { logWords } from '../wording/log-words.ts';
import type { KindId } from '../kinds/registry.ts';
import { sayProducts } from '../fertiliser/start-application.ts';
import { textOrNone } from '../formats/text-or-none.ts';
import { kinds } from '../kinds/registry.ts';
import { SOIL_TEST } from '../record/soil-test-id.ts';
import { isRemoved } from '../derive/is-removed.ts';

interface Row {
  readonly id: string;
  readonly entity: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** One thing that was recorded on a farm. */
export interface LatestRecord {
  /** Id of the application or test, or of the feature in whose log an event is. */
  readonly id: string;
  readonly sort: 'application' | 'test' | 'event';
  /** Of an event: the kind of its feature, and its position in the log. */
  readonly logged?: { readonly kindId: KindId; readonly index: number };
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly what: string;
  /** Names of the paddocks, the transect or the feature. */
  readonly where: readonly string[];
  readonly isPlanned: boolean;
}

const namesOf = (ids: unknown, names: ReadonlyMap<string, string>): readonly string[] =>
  (Array.isArray(ids) ? ids : []).flatMap((id: unknown) => names.get(textOrNone(id)) ?? []);

/** Record of a row that is an application or a soil test; empty for any other row. */
function recordOf({ id, entity, values }: Row, names: ReadonlyMap<string, string>): readonly LatestRecord[] {
  if (entity === SOIL_TEST)
    return [
      {
        id,
        sort: 'test',
        day: textOrNone(values['sampledOn']),
        what: 'Soil test',
        where: namesOf([values['transectId']], names),
        isPlanned: false,
      },
    ];
  if (entity !== kinds.fertiliser.id || isRemoved(values)) return [];
  return [
    {
      id,
      sort: 'application',
      day: textOrNone(values['applicationDate']),
      what: sayProducts(values) || textOrNone(values['name']),
      where: namesOf(values['paddocks'], names),
      isPlanned: values['status'] === 'planned',
    },
  ];
}

const eventsOf = (rows: readonly Row[], names: ReadonlyMap<string, string>): readonly LatestRecord[] =>
  logEntries(rows).map((entry) => ({
    id: entry.featureId,
    sort: 'event',
    logged: { kindId: entry.kind.id, index: entry.index },
    day: entry.day,
    what: [logWords[entry.event].what, sayEntry(entry)].filter(Boolean).join(', '),
    where: [...namesOf([entry.featureId], names), ...namesOf(entry.values['paddockIds'], names)],
    isPlanned: false,
  }));

/** Lists what was recorded on a farm, the latest first: applications of fertiliser, soil tests, and events in the logs of features. */
export function latestRecords(
  rows: readonly Row[],
  { most }: { readonly most: number },
): readonly LatestRecord[] {
  const names = new Map(rows.map(({ id, values }) => [id, textOrNone(values['name'])]));
  return [...rows.flatMap((row) => recordOf(row, names)), ...eventsOf(rows, names)]
    .toSorted(
      (one, other) =>
        other.day.localeCompare(one.day) ||
        other.id.localeCompare(one.id) ||
        (other.logged?.index ?? 0) - (one.logged?.index ?? 0),
    )
    .slice(0, most);
}
