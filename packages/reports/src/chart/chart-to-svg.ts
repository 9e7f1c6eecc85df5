import { sceneToSvg } from '../scene/scene-to-svg.ts';
import { barChartScene } from './bar-chart-scene.ts';
import type { ChartSpec } from './chart-spec.ts';

/** The chart as an SVG document for print, as wide as the text of a report page. */
export const chartToSvg = (spec: ChartSpec): string => sceneToSvg(barChartScene(spec));
