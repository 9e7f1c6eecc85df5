import type { ReactElement } from 'react';
import { SceneView } from '../scene/scene-view.tsx';
import { chartScene } from './chart-scene.ts';
import { describeChart, type ChartSpec } from './chart-spec.ts';

/** Chart on the screen: the same drawing that is printed. `width` in CSS pixels sets the relative size of the text. */
export function BarChart({
  spec,
  width,
}: {
  readonly spec: ChartSpec;
  readonly width?: number;
}): ReactElement {
  return <SceneView scene={chartScene(spec, width)} label={describeChart(spec)} />;
}
