import { Skeleton, later, laterComponent } from '@tussock/ui';
import { riskColouring } from '../../land-risk/index.ts';

const layers = later(async () => (await import('./layers-panel.tsx')).LayersPanel);
const toSort = later(async () => (await import('./to-sort-panel.tsx')).ToSortPanel);
const active = later(async () => (await import('./active-feature.tsx')).ActiveFeature);
const drawing = later(async () => (await import('./drawing-panel.tsx')).DrawingPanel);
const legend = later(async () => (await import('./legend-content.tsx')).LegendContent);

/** Asks for what is likely to be wanted next, behind the farm: who has just come chooses something first. What fails is asked for again when it is shown. */
export async function fetchPanelsAhead(): Promise<void> {
  await Promise.all([active.load(), drawing.load(), layers.load(), legend.load(), riskColouring.load()]);
}

export const LayersPanel = laterComponent(layers, <Skeleton lines={8} />);
export const ToSortPanel = laterComponent(toSort, <Skeleton lines={4} />);
export const ActiveFeature = laterComponent(active, <Skeleton lines={4} />);
export const DrawingPanel = laterComponent(drawing, <Skeleton lines={4} />);
/** What the farm's map shows in words: behind a button over the map of a desk, listed in the sheet of a phone. */
export const LegendContent = laterComponent(legend, <Skeleton lines={3} />);
