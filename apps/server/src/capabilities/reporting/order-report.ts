import type { ReportBody } from '@tussock/contract';
import {
  boundaryIdOf,
  dayInNewZealand,
  endOfDayInNewZealand,
  titleAttribution,
  type ReportId,
  type ReportSettingsOf,
} from '@tussock/domain';
import { stepsOfHeights, type HeightSteps, type PolygonalGeometry } from '@tussock/geometry';
import { boundaryOf, type PlanRow, type PrintGround } from '@tussock/reports';
import { AppError } from '../../platform/http/app-error.ts';
import { listOfLines, type RecordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { findLayer } from '../cadastral/index.ts';
import { readRecordRows } from '../replica/index.ts';
import { readGroundAround, readPrintGround, readStreamsAround, type GroundWanted } from '../terrain/index.ts';
import type { ReportOrder } from './make-report.ts';
import { readPrintLayers } from './read-print-layers.ts';

export interface OrderedReport {
  readonly order: ReportOrder;
  readonly propertyName: string;
}

/** The last moment of a day; now, where that day is today. @throws AppError badRequest for a future day */
function momentOf(day: string | undefined, now: Date): Date {
  if (day === undefined) return now;
  if (day > dayInNewZealand(now))
    throw new AppError('badRequest', { message: ['Choose a day up to today.'] });
  return new Date(Math.min(now.getTime(), endOfDayInNewZealand(day).getTime() - 1));
}

/** Attribution of the land survey that boundaries are made from. */
export const attributionOf = ({ configuration }: Services): string =>
  titleAttribution[configuration.isDemonstration ? 'demonstration' : 'survey'];

// Written by this server, in the record's own shape.
const rowOf = (line: RecordLine | undefined): PlanRow | undefined =>
  line && (JSON.parse(line.text) as PlanRow);

interface Moment {
  readonly rev?: number | undefined;
  /** Day of the report in New Zealand, 'YYYY-MM-DD'; today when left out. */
  readonly asAt?: string | undefined;
}

/** Reads a plan's record at a time, and the ground to draw a report on. */
async function readPlanAt(
  services: Services,
  readers: readonly RecordReader[],
  planId: string,
  { rev: wanted, asAt }: Moment,
) {
  const printedAt = services.clock.now();
  const at = momentOf(asAt, printedAt);
  const { rev, lines } = await readRecordRows(services, readers, { planId, rev: wanted, day: asAt });
  const find = (rowId: string) => rowOf(lines.find((line) => line.id === rowId));
  const boundary = boundaryOf(find(boundaryIdOf(planId))).blocks;
  const ground: GroundWanted = { planId, boundary, at, isPast: at < printedAt };
  return { rev, lines, plan: find(planId), at, printedAt, ground };
}

/** Determines the area that a report for a day, or for today, needs the land of. @throws AppError badRequest for a future day */
async function groundWantedOf(
  services: Services,
  readers: readonly RecordReader[],
  planId: string,
  asAt: string | undefined,
): Promise<GroundWanted> {
  if (asAt !== undefined) return (await readPlanAt(services, readers, planId, { asAt })).ground;
  // Of today no more is read than the boundary.
  const blocks = await findLayer(services.database.db, planId, 'boundary');
  // Merged by the boundary's own write.
  const boundary = blocks.map(({ geojson }) => geojson as PolygonalGeometry);
  return { planId, boundary, at: services.clock.now(), isPast: false };
}

/** The land around a farm that reports need. */
export interface LandAround {
  /** Null where the source could not be read. */
  readonly streams: PrintGround['streams'] | null;
  /** Left out where the report needs no heights. */
  readonly heights?: (HeightSteps & Pick<PrintGround, 'attribution'>) | null;
}

/** Reads the land around the farm for a report of a day, or of today: streams, and heights where they are wanted. */
export async function readLandAround(
  services: Services,
  readers: readonly RecordReader[],
  { planId, asAt, hasHeights }: { planId: string; asAt: string | undefined; hasHeights: boolean },
): Promise<LandAround> {
  const wanted = await groundWantedOf(services, readers, planId, asAt);
  if (!hasHeights) return { streams: await readStreamsAround(services, wanted) };
  const ground = await readGroundAround(services, wanted);
  if (!ground) return { streams: [], heights: null };
  const { heights, streams, attribution, lacksStreams } = ground;
  return {
    streams: lacksStreams ? null : streams,
    heights: heights && { ...stepsOfHeights(heights), attribution },
  };
}

/** The record rows of the chosen imported layers that the plan has. */
function layerRowsOf(settings: object, lines: readonly RecordLine[]): readonly PlanRow[] {
  const ids = 'imported' in settings ? (settings.imported as readonly string[]) : []; // as its setting says
  const rows = ids.flatMap((id) => rowOf(lines.find((line) => line.id === id)) ?? []);
  return rows.filter(({ entity }) => entity === 'importedLayer');
}

/** Gathers all that a report is made from, as plain data: the record of the plan at its time, and the ground and streams around it. */
export async function orderReport<Id extends ReportId>(
  services: Services,
  readers: readonly RecordReader[],
  { id, planId, body }: { readonly id: Id; readonly planId: string; readonly body: ReportBody<Id> },
): Promise<OrderedReport> {
  const { asAt, rev: wanted, ...settings } = body;
  const { rev, lines, plan, at, printedAt, ground } = await readPlanAt(services, readers, planId, {
    asAt,
    rev: wanted,
  });
  const beneath = await readPrintGround(services, ground);
  const layers = await readPrintLayers(services, planId, layerRowsOf(settings, lines));
  const name = plan?.values['propertyName'];
  return {
    propertyName: typeof name === 'string' ? name : '',
    order: {
      id,
      settings: settings as unknown as ReportSettingsOf<ReportId>, // the body is the settings and the moment
      rowsText: listOfLines(lines),
      layers,
      rev,
      at,
      printedAt,
      attribution: attributionOf(services),
      ...(beneath ? { beneath } : {}),
      ...(beneath && !beneath.lacksStreams ? { streams: beneath.streams } : {}),
    },
  };
}
