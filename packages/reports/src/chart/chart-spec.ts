/** A chart as plain data: the same for screen, paper and those who read it as text. */
export interface ChartSpec {
  readonly title: string;
  /** What the bars measure, as the axis says it, e.g. 'Hectares'. */
  readonly axis: string;
  /** The bars count things: the axis has no halves. */
  readonly isCount?: boolean;
  readonly bars: readonly {
    readonly label: string;
    readonly value: number;
    /** The value as it is shown at the bar, e.g. '12.50 ha'. */
    readonly figure: string;
    /** Grey, for what is not recorded. */
    readonly isQuiet?: boolean;
  }[];
}

/** The chart in one sentence, for those who do not see it. */
export const describeChart = ({ title, bars }: ChartSpec): string =>
  `Bar chart: ${title}. ${bars.map(({ label, figure }) => `${label} ${figure}`).join(', ')}.`;
