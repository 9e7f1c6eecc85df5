/** Horizontal bars under each other. */
export interface BarsSpec {
  readonly form?: 'bars';
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

/** A point of a series: null where nothing is known. */
export interface MonthPoint {
  readonly value: number | null;
  readonly figure: string;
}

/** Figures month by month: a line for each series, or columns with one part upon another. */
export interface MonthsSpec {
  readonly form: 'months';
  readonly look: 'lines' | 'stacked';
  readonly title: string;
  readonly axis: string;
  /** Figures that lie close together and far from nought are drawn on a scale that starts above it, and says so. */
  readonly mayStartAboveNought?: true;
  /** As the axis says them. */
  readonly months: readonly string[];
  readonly series: readonly { readonly label: string; readonly points: readonly MonthPoint[] }[];
}

/** From one sum to another, step by step: a waterfall. */
export interface StepsSpec {
  readonly form: 'steps';
  readonly title: string;
  readonly axis: string;
  readonly from: StepSum;
  /** `value` is what the step adds, or takes away. */
  readonly steps: readonly StepSum[];
  readonly to: StepSum;
}
export interface StepSum {
  readonly label: string;
  readonly value: number;
  readonly figure: string;
}

/** A chart as plain data: the same for screen, paper and those who read it as text. */
export type ChartSpec = BarsSpec | MonthsSpec | StepsSpec;

const looks = { lines: 'Line chart', stacked: 'Stacked columns' } as const;
const saySteps = (steps: readonly StepSum[]): string =>
  steps.map(({ label, figure }) => `${label} ${figure}`).join(', ');

/** The chart in one sentence, for those who do not see it. */
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
