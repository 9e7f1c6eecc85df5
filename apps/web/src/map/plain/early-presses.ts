import type { Position } from '@tussock/geometry';

const none: readonly Position[] = [];

/** Where somebody pressed while what draws was on its way, for the one drawing that was to begin: they are its first corners. */
export class EarlyPresses {
  #key: string | undefined;
  #places = none;

  /** All of the drawing so far, this one among them. */
  add(key: string, at: Position): readonly Position[] {
    this.#places = [...(this.#key === key ? this.#places : none), at];
    this.#key = key;
    return this.#places;
  }

  /** Those of a drawing, once. */
  take(key: string | undefined): readonly Position[] {
    const taken = this.#key === key ? this.#places : none;
    this.#places = none;
    return taken;
  }
}
