import {
  applicationsIn,
  capResult,
  csvText,
  guardFormula,
  kinds,
  landholdingGrounds,
  mostOf,
  nameOfFeature,
  polygonalOf,
  portionsOf,
  productOf,
  shareOut,
  spreadingsOf,
  type FertiliserPlan,
  type Season,
  type Spreading,
  valuesOf,
} from '@tussock/domain';
import type { GeosOperations, PolygonalGeometry } from '@tussock/geometry';
import { fertiliserPlanOf as fertiliserPlanOfRows, type PlanRow } from '@tussock/reports';
import type { FileAnswer } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import { noteFetched } from '../../platform/ledger/note-fetched.ts';
import type { Services } from '../../services.ts';
import { fertiliserPlanOf, readFertiliserSource } from '../features/index.ts';
import { seasonAsked, type OfSeason } from './read-season.ts';

const HEADERS = [
  'Season',
  'Property',
  'Landholding',
  'Date applied',
  'Application',
  'Paddock',
  'Land type',
  'Method',
  'Product',
  'Nitrogen (%)',
  'Rate (kg/ha)',
  'Area (ha)',
  'Synthetic nitrogen (kg/ha)',
  'Synthetic nitrogen (kg)',
];

const labelOf = (
  options: readonly { readonly key: string; readonly label: string }[],
  key: unknown,
): string => options.find((option) => option.key === key)?.label ?? '';

/** Rows of an application: one for each product on each place. The kilograms of a product add up to the amount spread. */
function rowsOf(
  geos: GeosOperations,
  plan: FertiliserPlan,
  spreading: Spreading,
  holdings: ReturnType<typeof landholdingGrounds>,
): readonly (readonly (string | number)[])[] {
  const { properties } = spreading.feature;
  const { fields } = kinds.fertiliser;
  const places = [...plan.paddocks.map(nameOfFeature), 'Outside any paddock'];
  const grounds = plan.paddocks.map(polygonalOf);
  const hectares = portionsOf(geos, spreading, grounds).map((it) => it.spreadHectares);
  const numberOf = (ground: PolygonalGeometry | null): number =>
    ground ? mostOf(geos, ground, holdings) + 1 : 1;
  return spreading.figures.products
    .filter(({ countedNitrogenKgPerHa }) => countedNitrogenKgPerHa > 0)
    .flatMap((product) => {
      const whole = productOf([product.countedNitrogenKgPerHa, spreading.figures.area]);
      const kilograms = shareOut(whole, hectares, 3);
      const percent = (product.countedNitrogenKgPerHa * 100) / product.application_rate;
      return places.flatMap((place, index) =>
        (hectares[index] ?? 0) === 0
          ? []
          : [
              [
                holdings.length > 1
                  ? `Landholding ${numberOf(grounds[index] ?? spreading.ground)}`
                  : 'Whole farm',
                spreading.date,
                spreading.name,
                place,
                labelOf(fields.landUse.options, spreading.landUse),
                labelOf(
                  fields.applicationMethod.options,
                  valuesOf(kinds.fertiliser, properties).applicationMethod,
                ),
                product.product,
                Math.round(percent * 1000) / 1000,
                product.application_rate,
                hectares[index] ?? 0,
                product.countedNitrogenKgPerHa,
                kilograms[index] ?? 0,
              ],
            ],
      );
    });
}

/** Rows of the fertiliser really applied in a season, without planned ones: one for each product on each place. */
export function nitrogenRows(
  geos: GeosOperations,
  plan: FertiliserPlan,
  season: Season,
): readonly (readonly (string | number)[])[] {
  const applied = applicationsIn(plan, season).filter(
    ({ properties }) => valuesOf(kinds.fertiliser, properties).status === 'existing',
  );
  const holdings = landholdingGrounds({ geos, plan });
  return spreadingsOf(geos, plan, applied, capResult(plan, season).rule).flatMap((spreading) =>
    rowsOf(geos, plan, spreading, holdings).map((row) => [season.name, plan.info.propertyName ?? '', ...row]),
  );
}

export const listNitrogen: GeometryJob<OfSeason, ReturnType<typeof nitrogenRows>> = {
  name: 'listNitrogen',
  work: (geos, { source, season }) => nitrogenRows(geos, fertiliserPlanOf(geos, source), season),
};

/** Record of synthetic nitrogen of a season as a file. */
interface NitrogenRecord {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const recordOf = (
  propertyName: string,
  season: Season,
  rows: ReturnType<typeof nitrogenRows>,
): NitrogenRecord => {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'string' ? guardFormula(value) : value)),
  );
  return {
    bytes: new TextEncoder().encode(csvText([HEADERS, ...cells])),
    fileName: `${propertyName} nitrogen ${season.name.replace('/', '-')}.csv`,
  };
};

/** Creates the record of synthetic nitrogen of a season from the rows of a plan's record, for a process of its own. */
export const nitrogenRecordOf = (
  geos: GeosOperations,
  rows: readonly PlanRow[],
  season: Season,
): NitrogenRecord => {
  const plan = fertiliserPlanOfRows(geos, rows);
  return recordOf(plan.info.propertyName ?? '', season, nitrogenRows(geos, plan, season));
};

/** Creates the record of synthetic nitrogen of a season. */
export type NitrogenRecorder = typeof nitrogenRecordOf;

/** Exports the synthetic nitrogen of a season as a table for the council's form: only what was really applied. */
export async function exportNitrogen(
  services: Services,
  { planId, caller, startYear }: { planId: string; caller: Caller; startYear: number | undefined },
): Promise<FileAnswer> {
  const source = await readFertiliserSource(services.database.db, planId);
  const season = seasonAsked(services, startYear);
  await noteFetched(services, { caller, action: 'export', planId, detail: { call: 'fertiliser.export' } });
  const rows = await services.geometry.run(listNitrogen, { source, season }, planId);
  return {
    ...recordOf(source.info.propertyName ?? '', season, rows),
    contentType: 'text/csv; charset=utf-8',
  };
}
