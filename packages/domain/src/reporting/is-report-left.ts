import type { Redaction } from '../wording/book-words.ts';
import { reports, type ReportId } from './reports.ts';

/** Whether a report is left with anything: one that is all numbers of animals is not, where those are kept out. */
export const isReportLeft = (id: ReportId, redacts: readonly Redaction[]): boolean =>
  !(reports[id].isOfStock && redacts.includes('stock'));
