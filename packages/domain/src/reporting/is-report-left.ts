import type { Redaction } from '../wording/book-words.ts';
import { reports, type ReportId } from './reports.ts';

/** Checks whether a redacted report still has contents; one that is all numbers of animals has none when those are left out. */
export const isReportLeft = (id: ReportId, redacts: readonly Redaction[]): boolean =>
  !(reports[id].isOfStock && redacts.includes('stock'));
