/** What the address of the reports asks for: the tab that is open. */
export interface ReportingSearch {
  readonly show?: string;
}

/** Reads the address of the reports; a tab that there is not is as if none were named. */
export const readReportingSearch = ({ show }: Readonly<Record<string, unknown>>): ReportingSearch =>
  typeof show === 'string' && /^[a-zA-Z]{1,20}$/.test(show) ? { show } : {};
