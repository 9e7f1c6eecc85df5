import { later } from '@tussock/ui';

/** What draws on the plain picture. */
export interface PlainDrawing {
  readonly DrawingSession: typeof import('../draw/drawing-session.ts').DrawingSession;
  readonly PlainSurface: typeof import('./plain-surface.ts').PlainSurface;
}

/** The part that draws on the plain picture: a tenth of what draws on the engine's map. */
export const plainDrawing = later<PlainDrawing>(async () => {
  const [{ DrawingSession }, { PlainSurface }] = await Promise.all([
    import('../draw/drawing-session.ts'),
    import('./plain-surface.ts'),
  ]);
  return { DrawingSession, PlainSurface };
});
