/** Value at a position along the axis. For a point that stands for several values, also the lowest and the highest. */
export interface LinePoint {
  /** Position along the axis: a time in milliseconds, or any rising number. */
  readonly at: number;
  /** Value, or `null` when nothing was measured: the line has a gap there. */
  readonly value: number | null;
  readonly low?: number;
  readonly high?: number;
}

export interface LineSeries {
  readonly id: string;
  readonly label: string;
  /** Points in the order of `at`. */
  readonly points: readonly LinePoint[];
}

/** Target range, drawn as a band behind the lines; open at an end that is `null`. */
export interface TargetBand {
  readonly label: string;
  readonly low: number | null;
  readonly high: number | null;
}

/** Specification of a line chart as plain data, independent of the meaning of the axis. At most three series can be told apart. */
export interface LineChartSpec {
  /** Quantity measured, for the heading and for screen readers: 'Soil temperature'. */
  readonly title: string;
  readonly unit: string;
  readonly series: readonly LineSeries[];
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** Formats a position along the axis for the readout. */
  readonly sayAt: (at: number) => string;
  /** Decimals of the figures in the readout; default 1. */
  readonly decimals?: number;
  /** Maximum distance between joined points, because a line across a gap in the data would be invented. Unlimited when undefined. */
  readonly longestBridge?: number;
  readonly targets?: readonly TargetBand[];
}
