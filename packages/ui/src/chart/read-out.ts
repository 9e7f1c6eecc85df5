import type { LineChartSpec, LinePoint } from './line-chart-spec.ts';

const figure = (value: number, decimals: number): string =>
  value.toLocaleString('en-NZ', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });

/** Formats the value of a point with its unit, and the lowest and highest when it stands for several. */
export function sayPoint({ value, low, high }: LinePoint, unit: string, decimals = 1): string {
  if (value === null) return 'nothing measured';
  const said = `${figure(value, decimals)} ${unit}`.trimEnd();
  return low === undefined || high === undefined || low === high
    ? said
    : `${said} (${figure(low, decimals)} to ${figure(high, decimals)})`;
}

/** Readout at a position: a label and a sentence for each line that has a point there. */
export const readOut = (
  { series, unit, decimals }: LineChartSpec,
  place: number,
): readonly { readonly id: string; readonly label: string; readonly said: string }[] =>
  series.flatMap(({ id, label, points }) => {
    const point = points.find(({ at }) => at === place);
    return point && point.value !== null ? [{ id, label, said: sayPoint(point, unit, decimals) }] : [];
  });
