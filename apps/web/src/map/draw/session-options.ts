import type { LeftDrawing } from './drawing-history.ts';
import type { DrawingSurface } from './drawing-surface.ts';
import type { DrawingWish, DrawnShape } from './drawn-shape.ts';
import type { SnapGround } from './snap-finder.ts';

/** What one act of drawing needs to know. */
export interface SessionOptions {
  readonly surface: DrawingSurface;
  readonly wish: DrawingWish;
  readonly ground: SnapGround;
  readonly tell: (drawn: DrawnShape) => void;
  /** Where it was left, where it is not the first of its wish. */
  readonly resume?: LeftDrawing | undefined;
}
