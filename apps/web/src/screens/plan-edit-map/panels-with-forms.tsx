import { Skeleton } from '@tussock/ui';
import { later, laterComponent } from '../../later.tsx';

const active = later(async () => (await import('./active-feature.tsx')).ActiveFeature);
const drawing = later(async () => (await import('./drawing-panel.tsx')).DrawingPanel);

/** Asks for the panels that hold forms, behind the farm: who has just come chooses something first. What fails is asked for again when it is shown. */
export async function fetchPanelsAhead(): Promise<void> {
  await Promise.all([active.load(), drawing.load()]);
}

export const ActiveFeature = laterComponent(active, <Skeleton lines={4} />);
export const DrawingPanel = laterComponent(drawing, <Skeleton lines={4} />);
