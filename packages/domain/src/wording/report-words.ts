/** Messages about reports and their charts. */
export const reportWords = {
  figures: 'Figures of this chart',
  figuresOf: (title: string): string => `Figures of the chart ${title}`,
  chart: (title: string): string => `Chart: ${title}`,
  download: 'Download PDF',
  downloadAgain: 'Download again',
  everything: 'Everything',
  asOnScreen: 'As on my map',
  nothing: 'None',
  layersUnread: (names: readonly string[]): string =>
    `${names.join(', ')} could not be read, and ${names.length === 1 ? 'is' : 'are'} left out.`,
  offers: (label: string): string => `${label}, in one press`,
  figure: 'Figure',
  month: 'Month',
  what: 'What',
  /** Message for a role that does not see past dates on the page. */
  pastForPrint: 'Reports for past dates are PDF only for your role on this plan. Download the PDF.',
} as const;
