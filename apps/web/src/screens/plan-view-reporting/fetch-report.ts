import { reportCalls, type ReportBody } from '@tussock/contract';
import { reports, type ReportId } from '@tussock/domain';
import { saveFile } from '../../activities/save-file/index.ts';
import { client } from '../../session/client.ts';
import { whileLoading } from '../../session/loading.ts';

/** Has a report made as a PDF and saves it. `body` is its settings, and of when the plan is shown. */
export async function fetchReport(id: ReportId, body: Readonly<Record<string, unknown>>): Promise<void> {
  const { blob, fileName } = await whileLoading(
    'report',
    () => client.callForFile(reportCalls[id], { body: body as unknown as ReportBody<typeof id> }), // by the fields of its own settings
  );
  saveFile(blob, fileName ?? `${reports[id].fileName}.pdf`);
}
