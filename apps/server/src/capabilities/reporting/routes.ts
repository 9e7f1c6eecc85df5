import type { ReportBody } from '@tussock/contract';
import { reportIds, reports, type ReportId } from '@tussock/domain';
import type { FileAnswer, Handlers } from '../../handlers.ts';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { orderReport } from './order-report.ts';

type ReportCall = `report.${ReportId}`;
/** Whichever report it is, its call is asked alike. */
interface Asked<Id extends ReportId> {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly request: { readonly signal: AbortSignal };
  readonly body: ReportBody<Id>;
}

const PDF = 'application/pdf';

/** Makes a report, keeps that it was made, and gives it. */
async function makeReport<Id extends ReportId>(
  services: Services,
  readers: readonly RecordReader[],
  id: Id,
  { caller, plan, body, request }: Asked<Id>,
): Promise<FileAnswer> {
  const { planId } = plan;
  const { order, propertyName } = await orderReport(services, readers, { id, planId, body });
  const at = order.printedAt ?? order.at;
  const bytes = await services.pdf.render({ maker: 'report', content: order }, at, {
    ownerId: caller.userId,
    signal: request.signal,
  });
  await writeAudit(services.database.db, {
    actorId: caller.userId,
    action: 'export',
    planId,
    at,
    detail: { call: `report.${id}` },
  });
  return { bytes, contentType: PDF, fileName: `${propertyName} ${reports[id].fileName}.pdf` };
}

/** The call of every report that is declared. */
export const reportHandlers = (services: Services, readers: readonly RecordReader[]): Handlers<ReportCall> =>
  Object.fromEntries(
    reportIds.map((id) => [
      `report.${id}`,
      (asked: Asked<typeof id>) => makeReport(services, readers, id, asked),
    ]),
  ) as unknown as Handlers<ReportCall>; // one for each id
