import { later } from '../later.tsx';

export type DrawingPart = typeof import('./draw/drawing-session.ts');

/** The part that draws on a map. A map stands without it: it is asked for once the farm is drawn, or as soon as somebody draws. */
export const drawingPart = later<DrawingPart>(() => import('./draw/drawing-session.ts'));
