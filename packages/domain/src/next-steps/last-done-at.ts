import { isThere } from '../derive/is-removed.ts';
import { textOrNone } from '../formats/text-or-none.ts';
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
    readonly products: readonly string[];
  } | null;
  readonly soilTest: { readonly day: string } | null;
  readonly action: { readonly id: string; readonly values: ActionValues } | null;
}

const AFTER_ALL_DAYS = '9';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const newestFirst = (one: { readonly day: string }, other: { readonly day: string }): number =>
  other.day.localeCompare(one.day);

/** Finds the latest application to a paddock, the latest test of a transect, and the next open action on a feature. */
export function lastDoneAt(rows: readonly Row[], featureId: string): LastDoneAt {
  const applications = rows
    .filter(
      ({ entity, values }) =>
        entity === kinds.fertiliser.id && isThere(values) && listOf(values['paddocks']).includes(featureId),
    )
    .map(({ id, values }) => ({
      id,
      day: textOrNone(values['applicationDate']),
      products: listOf(values['fertiliser_application_product']).flatMap((row) => {
        const { product } = row as { readonly product?: string }; // a row of the declared list
        return product === undefined ? [] : [product];
      }),
    }))
    .toSorted(newestFirst);
  const tests = rows
    .filter(({ entity, values }) => entity === SOIL_TEST && values['transectId'] === featureId)
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
  return { fertiliser: applications[0] ?? null, soilTest: tests[0] ?? null, action: actions[0] ?? null };
}
