import type { ReportBody } from '@tussock/contract';
import { dayInNewZealand, reports, type ReportId } from '@tussock/domain';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { TaskKind } from '../../platform/tasks/task-kind.ts';
import type { Services } from '../../services.ts';
import { insertDownload } from './download-store.ts';
import type { ReportOrder } from './make-report.ts';
import { orderReport } from './order-report.ts';

interface ReportSettings {
  readonly report: ReportId;
  readonly body: ReportBody<ReportId>;
}

/** Creates the entry for the list of made reports. */
export const downloadOf = (order: ReportOrder, made: { planId: string; madeBy: string; bytes: number }) => ({
  ...made,
  report: order.id,
  settings: order.settings,
  rev: order.rev,
  shownDay: dayInNewZealand(order.at),
  madeAt: order.printedAt ?? order.at,
});

/** The task kind that makes a report of a large plan as long work. */
export const reportTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services, { planId, settings }) {
    const { report: id, body } = settings as ReportSettings; // as the call checked them
    const { order, propertyName } = await orderReport(services, readersOf(services), { id, planId, body });
    return {
      fileName: `${propertyName} ${reports[id].fileName}.pdf`,
      contentType: 'application/pdf',
      content: order,
    };
  },
  async whenMade({ database }, { planId, askedBy }, { bytes }, content) {
    // Prepared above.
    await insertDownload(database.db, downloadOf(content as ReportOrder, { planId, madeBy: askedBy, bytes }));
  },
});
