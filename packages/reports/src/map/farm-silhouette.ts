import { paper } from '../look/paper.ts';
import type { PaddockLine } from '../paddock/paddock-line.ts';
import type { Scene } from '../scene/scene.ts';
import { fitToSheet } from './fit-to-sheet.ts';
import type { Ground } from './ground.ts';
import { pathOf, putOnSheet, type PlaneShape } from './plane-shape.ts';

/** Points: what the cover leaves. */
const FRAME = { width: 493, height: 300 };

/** The shape of the farm as an ornament of the cover, paddocks showing as fine lines; null when there is neither. */
export function farmSilhouette(ground: Ground, paddocks: readonly PaddockLine[]): Scene | null {
  const blocks = ground.boundary.map(ground.shapeOf);
  const cells = paddocks.map(({ geometry }) => ground.shapeOf(geometry));
  const fit = fitToSheet([...blocks, ...cells], { ...FRAME, padding: 2 });
  if (fit === null) return null;
  const path = (shape: PlaneShape): string => pathOf(putOnSheet(shape, fit.place));
  return {
    ...FRAME,
    marks: [
      ...blocks.map((shape) => ({ shape: 'path' as const, d: path(shape), fill: paper.leaf })),
      ...cells.map((shape) => ({
        shape: 'path' as const,
        d: path(shape),
        fill: paper.green,
        stroke: paper.wash,
        strokeWidth: 0.7,
      })),
    ],
  };
}
