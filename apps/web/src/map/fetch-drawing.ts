import { later } from '@tussock/ui';

/** What draws on the engine's map: an act of drawing, and the library that hears of the pointer. */
export interface EngineDrawing {
  readonly DrawingSession: typeof import('./draw/drawing-session.ts').DrawingSession;
  readonly engineSurface: typeof import('./draw/engine-surface.ts').engineSurface;
}

/** The part that draws on a map. A map stands without it: it is asked for once the farm is drawn, or as soon as somebody draws. */
export const drawingPart = later<EngineDrawing>(async () => {
  const [{ DrawingSession }, { engineSurface }] = await Promise.all([
    import('./draw/drawing-session.ts'),
    import('./draw/engine-surface.ts'),
  ]);
  return { DrawingSession, engineSurface };
});
