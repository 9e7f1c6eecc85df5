/** A value at a place along the axis; of several values told by one point, also the lowest and the highest of them. */
export interface LinePoint {
  /** Along the axis: a time in milliseconds, or any number that rises. */
  readonly at: number;
  /** `null` where it is known that nothing was measured: the line has a gap there. */
  readonly value: number | null;
  readonly low?: number;
  readonly high?: number;
}

export interface LineSeries {
  readonly id: string;
  readonly label: string;
  /** In the order of `at`. */
  readonly points: readonly LinePoint[];
}

/** Where values are wanted: drawn as a strip behind the lines, open at an end that is `null`. */
export interface TargetBand {
  readonly label: string;
  readonly low: number | null;
  readonly high: number | null;
}

/** A chart of lines as plain data, blind to what the axis means. At most three series are told apart. */
export interface LineChartSpec {
  /** What is measured, for the heading and for those who hear it: 'Soil temperature'. */
  readonly title: string;
  readonly unit: string;
  readonly series: readonly LineSeries[];
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** A place along the axis in words, for the readout. */
  readonly sayAt: (at: number) => string;
  /** Decimals of the figures that are read out; 1 where it is left out. */
  readonly decimals?: number;
  /** Points further apart than this are not joined: a line across a silence would be made up. Any distance is joined where it is left out. */
  readonly longestBridge?: number;
  readonly targets?: readonly TargetBand[];
}
