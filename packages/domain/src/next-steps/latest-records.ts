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
  readonly id: string;
  readonly sort: 'application' | 'test';
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly what: string;
  /** Names of the paddocks or the transect. */
  readonly where: readonly string[];
  readonly isPlanned: boolean;
}

const namesOf = (ids: unknown, names: ReadonlyMap<string, string>): readonly string[] =>
  (Array.isArray(ids) ? ids : []).flatMap((id: unknown) => names.get(textOrNone(id)) ?? []);

/** Lists what was recorded on a farm, the latest first: applications of fertiliser and soil tests. */
export function latestRecords(
  rows: readonly Row[],
  { most }: { readonly most: number },
): readonly LatestRecord[] {
  const names = new Map(rows.map(({ id, values }) => [id, textOrNone(values['name'])]));
  return rows
    .flatMap(({ id, entity, values }): readonly LatestRecord[] => {
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
    })
    .toSorted((one, other) => other.day.localeCompare(one.day) || other.id.localeCompare(one.id))
    .slice(0, most);
}
