import {
  analytes,
  editionsOf,
  kindById,
  riskOfLand,
  type LandFeature,
  type TestOfTransect,
  type UnitRisk,
  textOrNone,
} from '@tussock/domain';
import type { ReportFeature } from '../report-input.ts';
import type { PlanRow } from './plan-row.ts';
import { featureOf, figureIn } from './read-land.ts';

/** A feature as risk reads it; a thing made here was not measured, and its shape is. */
export const landOf = (row: PlanRow, { id, kindId, geometry, attributes }: ReportFeature): LandFeature => ({
  _id: id,
  featureType: kindById(kindId).wording.featureType,
  geometry,
  properties: attributes,
  areaHectares: figureIn(row.made['areaHectares']),
});

const analyteKeys: ReadonlySet<string> = new Set(analytes.map(({ key }) => key));

/** A row that is a soil test, as figures read it. */
export function testOf({ values }: PlanRow): TestOfTransect {
  const { transectId, ...rest } = values;
  const entries = Object.entries(rest);
  return {
    transectId: textOrNone(transectId),
    details: Object.fromEntries(entries.filter(([key]) => !analyteKeys.has(key))),
    results: Object.fromEntries(entries.filter(([key]) => analyteKeys.has(key))),
  };
}

/** The soil tests of a plan. */
export const testsOf = (rows: readonly PlanRow[]): readonly TestOfTransect[] =>
  rows.filter(({ entity }) => entity === 'soilTest').map(testOf);

/** What each land unit of a plan is rated, by the rules it is judged by. */
export function risksOf(rows: readonly PlanRow[]): readonly UnitRisk[] {
  const land = rows.flatMap((row) => featureOf(row).map((feature) => landOf(row, feature)));
  const { rules } = editionsOf(rows.find(({ entity }) => entity === 'plan')?.values ?? {});
  return riskOfLand(land, testsOf(rows), rules);
}
