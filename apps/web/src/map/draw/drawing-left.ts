import type { LeftDrawing } from './drawing-history.ts';

/** Where a drawing was left by the map that it was drawn on: the map in its place goes on from there. */
export class DrawingLeft {
  #left: { readonly key: string; readonly drawing: LeftDrawing } | null = null;

  keep(key: string, drawing: LeftDrawing): void {
    this.#left = { key, drawing };
  }

  /** What is drawn now, if anything: what is ended and begun again begins from its wish. */
  forgetOthers(key: string | undefined): void {
    if (this.#left?.key !== key) this.#left = null;
  }

  of(key: string): LeftDrawing | undefined {
    return this.#left?.key === key ? this.#left.drawing : undefined;
  }
}
