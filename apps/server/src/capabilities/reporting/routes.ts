import type { ReportBody } from '@tussock/contract';
import { reportIds, reports, type ReportId } from '@tussock/domain';
import type { FileAnswer, Handlers } from '../../handlers.ts';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { noteFetched } from '../../platform/ledger/note-fetched.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { findDownloads, insertDownload } from './download-store.ts';
import { attributionOf, orderReport, readLandAround } from './order-report.ts';
import { readThumbnail } from './farm-thumbnail.ts';
import { downloadOf } from './report-task.ts';

type ReportCall =
  | `report.${ReportId}`
  | 'report.order'
  | 'report.downloads'
  | 'report.surroundings'
  | 'report.thumbnail';
/** Arguments of a report call, the same for every report. */
interface Asked<Id extends ReportId> {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly ended: AbortSignal;
  readonly body: ReportBody<Id>;
}

const PDF = 'application/pdf';
const PAGE = 30;

/** Makes a report, stores that it was made, and answers with it. */
async function makeReport<Id extends ReportId>(
  services: Services,
  readers: readonly RecordReader[],
  id: Id,
  { caller, plan, body, ended }: Asked<Id>,
): Promise<FileAnswer> {
  const { planId } = plan;
  // Plans take turns, whoever asks for more.
  const turn = { ownerId: planId, signal: ended };
  const { order, propertyName, bytes } = await services.pdf.inTurn(turn, async (render) => {
    // Read in its turn: what many reports are made from would fill the memory while they wait.
    const ordered = await orderReport(services, readers, { id, planId, body });
    const { order: content } = ordered;
    const pdf = await render({ maker: 'report', content }, content.printedAt ?? content.at);
    return { ...ordered, bytes: pdf };
  });
  const made = { planId, madeBy: caller.userId, bytes: bytes.byteLength };
  await insertDownload(services.database.db, downloadOf(order, made));
  await noteFetched(services, { caller, action: 'export', planId, detail: { call: `report.${id}` } });
  return { bytes, contentType: PDF, fileName: `${propertyName} ${reports[id].fileName}.pdf` };
}

/** Handler of the surroundings call: land around the farm that the browser's reports need beside the record. */
const readSurroundings =
  (
    services: Services,
    readers: readonly RecordReader[],
  ): Handlers<'report.surroundings'>['report.surroundings'] =>
  async ({ plan: { planId }, query }) => {
    const { streams, heights } = await readLandAround(services, readers, {
      planId,
      asAt: query.asAt,
      hasHeights: query.with === 'heights',
    });
    return {
      ...(heights === undefined ? {} : { heights: heights && { ...heights, steps: [...heights.steps] } }),
      attribution: attributionOf(services),
      streams:
        streams &&
        streams.map(({ order, line }) => ({
          order,
          line: line.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
        })),
    };
  };

/** Handler that lists the reports made of a plan, each with its revision, so that it can be made again. */
const listDownloads =
  ({ database }: Services): Handlers<'report.downloads'>['report.downloads'] =>
  async ({ plan: { planId }, query: { before } }) => {
    const rows = await findDownloads(database.db, planId, { before, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    return {
      results: shown.map(({ id, report, settings, rev, shownDay, madeAt, madeByName, bytes }) => ({
        _id: id,
        report: report as ReportId, // as its own call wrote it
        settings: settings as Readonly<Record<string, unknown>>, // as above
        rev,
        asAt: shownDay,
        madeAt: new Date(madeAt).toISOString(),
        madeByName,
        bytes,
      })),
      nextBefore: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  };

/** Handlers of the calls of all declared reports. */
export const reportHandlers = (
  services: Services,
  readers: readonly RecordReader[],
): Handlers<ReportCall> => ({
  'report.order': ({ caller, plan, body, op }) =>
    startTask(services, { caller, plan, op }, { kind: 'report', settings: body }),
  'report.downloads': listDownloads(services),
  'report.surroundings': readSurroundings(services, readers),
  'report.thumbnail': ({ plan }) => readThumbnail(services, plan.planId),
  ...(Object.fromEntries(
    reportIds.map((id) => [
      `report.${id}`,
      (asked: Asked<typeof id>) => makeReport(services, readers, id, asked),
    ]),
  ) as unknown as Handlers<`report.${ReportId}`>), // one for each id
});
