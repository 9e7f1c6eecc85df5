import { fencelineReport } from './fenceline.ts';
import { ghgReport } from './ghg.ts';
import { mapReport } from './map-sheet.ts';
import { paddockReport } from './paddock.ts';
import { stockReport } from './stock.ts';
import { summaryReport } from './summary.ts';
import type { SettingValues } from './setting.ts';

/** Registry of all reports, in the order of the page. A report's id is in the address of its call: `/reporting/{id}/pdf`. */
export const reports = {
  paddock: paddockReport,
  stock: stockReport,
  ghg: ghgReport,
  fenceline: fencelineReport,
  map: mapReport,
  summary: summaryReport,
} as const;

export type ReportId = keyof typeof reports;

/** Settings of a report. */
export type ReportSettingsOf<Id extends ReportId> = SettingValues<(typeof reports)[Id]['settings']>;

// The keys of the table are exactly the ids.
export const reportIds = Object.keys(reports) as ReportId[];

export type PaddockSettings = SettingValues<typeof paddockReport.settings>;
export type FencelineSettings = SettingValues<typeof fencelineReport.settings>;
