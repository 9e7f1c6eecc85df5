import type { ReportSettings } from './setting.ts';

/**
 * A report, said once: the specified call, its body, the settings on the page, the file's name and what is read for it follow from this. The
 * document itself is made by the function of the same id in `reports/report-makers.ts`.
 */
export interface ReportDeclaration<Settings extends ReportSettings = ReportSettings> {
  readonly name: string;
  /** On its tab. */
  readonly tab: string;
  /** What stands in it, in one sentence. */
  readonly about: string;
  /** A file is called so behind the name of the farm. */
  readonly fileName: string;
  /** Every figure in it comes of numbers of animals. */
  readonly isOfStock?: true;
  readonly settings: Settings;
}

/** A report with the types of its settings. */
export const defineReport = <const Settings extends ReportSettings>(
  report: ReportDeclaration<Settings>,
): ReportDeclaration<Settings> => report;
