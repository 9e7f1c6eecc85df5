import type { AnalyteKey } from './analytes.ts';
import type { Result, Results } from './result.ts';

/** Soil test, with what a series needs. */
export interface TestOfTransect {
  readonly transectId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly results: Results;
}

/** Day of a test, 'YYYY-MM-DD'. */
export const dayOfTest = ({ details }: Pick<TestOfTransect, 'details'>): string =>
  String(details['sampledOn']);

/** Finds the newest test of each transect, by transect id. */
export function newestTests<T extends TestOfTransect>(tests: readonly T[]): ReadonlyMap<string, T> {
  const newest = new Map<string, T>();
  for (const test of tests) {
    const other = newest.get(test.transectId);
    if (!other || dayOfTest(test) > dayOfTest(other)) newest.set(test.transectId, test);
  }
  return newest;
}

/** Finds the newest result of an analyte on each transect, by transect id; tests that did not measure it are skipped. */
export function newestResults(
  tests: readonly TestOfTransect[],
  analyte: AnalyteKey,
): ReadonlyMap<string, { readonly result: Result; readonly day: string }> {
  const measured = tests.filter(({ results }) => results[analyte] !== undefined);
  return new Map(
    [...newestTests(measured)].flatMap(([id, test]) => {
      const result = test.results[analyte];
      return result ? [[id, { result, day: dayOfTest(test) }] as const] : [];
    }),
  );
}

/** Point of a trend: one test, or the tests of several transects in one year. */
export interface TrendPoint {
  /** Day of the newest test among them, 'YYYY-MM-DD'. */
  readonly day: string;
  /** Mean, to 2 decimals. A limit counts as its figure. */
  readonly mean: number;
  readonly results: readonly { readonly transectId: string; readonly result: Result }[];
}

const meanOf = (values: readonly number[]): number =>
  Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2));

/**
 * Computes the trend of an analyte on some transects, oldest first. A single transect has a point for each test; several have one for each
 * calendar year, in which the newest test of each transect counts.
 */
export function soilTrend(
  tests: readonly TestOfTransect[],
  transectIds: readonly string[],
  analyte: AnalyteKey,
): readonly TrendPoint[] {
  const wanted = new Set(transectIds);
  const measured = tests
    .filter(({ transectId, results }) => wanted.has(transectId) && results[analyte] !== undefined)
    .toSorted((a, b) => dayOfTest(a).localeCompare(dayOfTest(b)));
  const groups = new Map<string, TestOfTransect[]>();
  for (const [index, test] of measured.entries()) {
    const group = wanted.size > 1 ? dayOfTest(test).slice(0, 4) : String(index);
    groups.set(group, [...(groups.get(group) ?? []), test]);
  }
  return [...groups.values()].map((group) => {
    const results = [...newestTests(group)].flatMap(([transectId, test]) => {
      const result = test.results[analyte];
      return result ? [{ transectId, result }] : [];
    });
    return {
      day: dayOfTest(group.at(-1) ?? { details: {} }),
      mean: meanOf(results.map(({ result }) => result.value)),
      results,
    };
  });
}
