export type DrawingPart = typeof import('./draw/drawing-session.ts');

let here: DrawingPart | undefined;

/** The part that draws on a map. A map stands without it: it is asked for once the farm is drawn, or as soon as somebody draws. */
export async function fetchDrawing(): Promise<DrawingPart> {
  here = await import('./draw/drawing-session.ts');
  return here;
}

/** The same, where it has come already. */
export const drawingHere = (): DrawingPart | undefined => here;
