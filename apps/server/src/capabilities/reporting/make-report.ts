import type { ReportId, ReportSettingsOf } from '@tussock/domain';
import {
  reportDocument,
  typesetDocument,
  type PlanRow,
  type ReportSource,
  type TypesetDocument,
} from '@tussock/reports';

/** A report as it is ordered: the rows are the text of a list, which costs the server nothing to pass on. */
export interface ReportOrder extends Omit<ReportSource, 'rows'> {
  readonly id: ReportId;
  readonly settings: ReportSettingsOf<ReportId>;
  readonly rowsText: string;
}

/** Runs in the typesetting process: reading and drawing thousands of features takes seconds. */
export function makeReport({ id, settings, rowsText, ...beside }: ReportOrder): TypesetDocument {
  // The record's own shape, written by this server.
  const rows = JSON.parse(rowsText) as readonly PlanRow[];
  return typesetDocument(reportDocument(id, { ...beside, rows }, settings));
}
