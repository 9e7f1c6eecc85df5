import { useMutation } from '@tanstack/react-query';
import { orderReport, type ReportBody } from '@tussock/contract';
import { isHeavyReport, type ReportId } from '@tussock/domain';
import { useStartTask } from '../../activities/show-task/index.ts';
import { useAllRows } from '../../sync/index.ts';
import { client } from '../../session/client.ts';
import { fetchReport } from './fetch-report.ts';

interface WantedReport {
  readonly report: ReportId;
  /** Its settings, and the day or revision of the plan that it shows. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Gets a report of the open plan as a PDF: at once, or through the queue where the plan is large, which a `TaskList` shows. */
export function useReportPdf() {
  const isHeavy = isHeavyReport(useAllRows().length);
  const download = useMutation({
    mutationFn: ({ report, body }: WantedReport) => fetchReport(report, body),
  });
  const order = useStartTask(({ report, body }: WantedReport) =>
    // The fields of the report's own settings.
    client.call(orderReport, { body: { report, body: body as unknown as ReportBody<ReportId> } }),
  );
  return isHeavy ? order : download;
}
