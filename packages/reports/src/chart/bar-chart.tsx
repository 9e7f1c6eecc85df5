import type { ReactElement } from 'react';
import { SceneView } from '../scene/scene-view.tsx';
import { chartScene } from './chart-scene.ts';
import { describeChart, type ChartSpec } from './chart-spec.ts';

/** The chart on the screen: the very drawing that is printed. `width` in CSS pixels sets how large the text is in proportion. */
export function BarChart({
  spec,
  width,
}: {
  readonly spec: ChartSpec;
  readonly width?: number;
}): ReactElement {
  return <SceneView scene={chartScene(spec, width)} label={describeChart(spec)} />;
}
