import type { ReportSettings } from './setting.ts';

/**
 * Declaration of a report. Its specified call and body, the settings on the page, the file's name and the data it needs are derived from
 * it. The document itself is built by the function of the same id in `reports/report-makers.ts`.
 */
export interface ReportDeclaration<Settings extends ReportSettings = ReportSettings> {
  readonly name: string;
  /** Label of its tab. */
  readonly tab: string;
  /** Describes its contents in one sentence. */
  readonly about: string;
  /** File name, after the name of the farm. */
  readonly fileName: string;
  /** True when every figure in it is derived from numbers of animals. */
  readonly isOfStock?: true;
  readonly settings: Settings;
}

/** Declares a report with the types of its settings. */
export const defineReport = <const Settings extends ReportSettings>(
  report: ReportDeclaration<Settings>,
): ReportDeclaration<Settings> => report;
