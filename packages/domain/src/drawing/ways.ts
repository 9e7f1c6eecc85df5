import type { Shape } from '../kind/define-kind.ts';

/** Method of drawing the outline of a new feature. */
interface Way {
  readonly id: string;
  readonly label: string;
  readonly shapes: readonly Shape[];
  /** Instructions for the map; drawing by corners has instructions elsewhere, for each shape. */
  readonly howTo?: string;
}

const ways = [
  { id: 'corners', label: 'Corners', shapes: ['polygon', 'line'] },
  {
    id: 'rectangle',
    label: 'Rectangle',
    shapes: ['polygon'],
    howTo: 'Click the two ends of one side, then how wide it is.',
  },
  {
    id: 'circle',
    label: 'Circle',
    shapes: ['polygon'],
    howTo: 'Click the centre, then a place on the circle.',
  },
  {
    id: 'freehand',
    label: 'Freehand',
    shapes: ['polygon', 'line'],
    howTo: 'Press and drag along the line, or click where it begins and where it ends.',
  },
] as const satisfies readonly Way[];

export type WayId = (typeof ways)[number]['id'];
export type DrawingWay = Way & { readonly id: WayId };

/** Drawing methods in the order in which they are offered. */
export const drawingWays: readonly DrawingWay[] = ways;

/** Drawing methods for a shape. */
export const waysOf = (shape: Shape): readonly DrawingWay[] =>
  drawingWays.filter(({ shapes }) => shapes.includes(shape));
