import type { Scene } from '../scene/scene.ts';
import { barChartScene, PAGE_CHART_WIDTH } from './bar-chart-scene.ts';
import type { ChartSpec } from './chart-spec.ts';
import { monthsChartScene } from './months-chart-scene.ts';
import { stepsChartScene } from './steps-chart-scene.ts';

/** Draws a chart of any form; `width` in points. */
export function chartScene(spec: ChartSpec, width: number = PAGE_CHART_WIDTH): Scene {
  if (spec.form === 'months') return monthsChartScene(spec, width);
  if (spec.form === 'steps') return stepsChartScene(spec, width);
  return barChartScene(spec, width);
}
