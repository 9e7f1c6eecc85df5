/** Horizontal bar chart. */
export interface BarsSpec {
  readonly form?: 'bars';
  readonly title: string;
  /** Quantity on the axis, e.g. 'Hectares'. */
  readonly axis: string;
  /** True when the bars count things, so that the axis has no fractions. */
  readonly isCount?: boolean;
  readonly bars: readonly {
    readonly label: string;
    readonly value: number;
    /** Value as shown at the bar, e.g. '12.50 ha'. */
    readonly figure: string;
    /** True for a grey bar, used for what is not recorded. */
    readonly isQuiet?: boolean;
  }[];
}

/** Point of a series; null when unknown. */
export interface MonthPoint {
  readonly value: number | null;
  readonly figure: string;
}

/** Chart of monthly figures: a line for each series, or stacked columns. */
export interface MonthsSpec {
  readonly form: 'months';
  readonly look: 'lines' | 'stacked';
  readonly title: string;
  readonly axis: string;
  /** True when the scale may start above zero, for figures that are close together and far from zero. The chart says so. */
  readonly mayStartAboveNought?: true;
  /** Labels of the months on the axis. */
  readonly months: readonly string[];
  readonly series: readonly { readonly label: string; readonly points: readonly MonthPoint[] }[];
}

/** Waterfall chart: the steps from one sum to another. */
export interface StepsSpec {
  readonly form: 'steps';
  readonly title: string;
  readonly axis: string;
  readonly from: StepSum;
  /** Steps; `value` is what the step adds, or takes away when negative. */
  readonly steps: readonly StepSum[];
  readonly to: StepSum;
}
export interface StepSum {
  readonly label: string;
  readonly value: number;
  readonly figure: string;
}

/** Chart as plain data, the same for screen, paper and its text version. */
export type ChartSpec = BarsSpec | MonthsSpec | StepsSpec;

const looks = { lines: 'Line chart', stacked: 'Stacked columns' } as const;
const saySteps = (steps: readonly StepSum[]): string =>
  steps.map(({ label, figure }) => `${label} ${figure}`).join(', ');

/** Describes the chart in one sentence, for people who cannot see it. */
export function describeChart(spec: ChartSpec): string {
  if (spec.form === 'steps')
    return `Waterfall chart: ${spec.title}. ${saySteps([spec.from, ...spec.steps, spec.to])}.`;
  if (spec.form === 'months')
    return `${looks[spec.look]}: ${spec.title}. ${spec.series
      .map(
        ({ label, points }) =>
          `${label}: ${points.map(({ figure }, at) => `${spec.months[at] ?? ''} ${figure}`).join(', ')}`,
      )
      .join('. ')}.`;
  return `Bar chart: ${spec.title}. ${spec.bars.map(({ label, figure }) => `${label} ${figure}`).join(', ')}.`;
}
