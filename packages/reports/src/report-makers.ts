import type { ReportId, ReportSettingsOf } from '@tussock/domain';
import type { PlanDocument } from './document/plan-document.ts';
import { fencelineDocument } from './fenceline/fenceline-document.ts';
import { ghgDocument } from './ghg/ghg-document.ts';
import { mapDocument } from './map-sheet/map-document.ts';
import { paddockDocument } from './paddock/paddock-document.ts';
import { readReportSource, type ReportSource } from './record/read-report-source.ts';
import { stockDocument } from './stock/stock-document.ts';
import { summaryDocument } from './summary/summary-document.ts';
import type { ReportContent } from './report-input.ts';

/** What makes a report's document of a plan and what was chosen. */
export type ReportMaker<Id extends ReportId> = (
  content: ReportContent,
  settings: ReportSettingsOf<Id>,
) => PlanDocument;

/** The document of every report that is declared. */
const makers: { readonly [Id in ReportId]: ReportMaker<Id> } = {
  paddock: paddockDocument,
  stock: stockDocument,
  ghg: ghgDocument,
  fenceline: fencelineDocument,
  map: mapDocument,
  summary: summaryDocument,
};

/** A report of a plan as a document: paper and screen render it. */
export const reportDocument = <Id extends ReportId>(
  id: Id,
  source: ReportSource,
  settings: ReportSettingsOf<Id>,
): PlanDocument => makers[id](readReportSource(source), settings);
