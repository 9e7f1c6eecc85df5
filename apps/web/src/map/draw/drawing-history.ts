import type { Shape } from '@tussock/domain';
import { roundToMergePrecision, type Geometry, type Position, type Ring } from '@tussock/geometry';
import { cornersOf, shapeOfCorners } from './corners-of-shape.ts';
import type { DrawingLibrary } from './drawing-library.ts';
import type { DrawingWish } from './drawn-shape.ts';
import { withMoved, type DrawnStep } from './drawn-step.ts';
import { Steps } from './steps.ts';

/** State of a drawing, from which another session can resume. */
export interface DrawingState {
  readonly steps: Steps<DrawnStep>;
  /** Corners of an unfinished shape that the library had. */
  readonly set: readonly Position[];
  readonly isGrowing: boolean;
  readonly touched: Position | null;
}

/** State of a drawing that has just started. */
export function initialState({
  geometry,
  neighbours = [],
  moved = [],
  begunWith = [],
}: DrawingWish): DrawingState {
  const stands = geometry ? roundToMergePrecision(geometry) : null;
  return {
    steps: new Steps([{ geometry: stands, neighbours: withMoved(neighbours, moved), pending: [] }]),
    set: stands ? [] : begunWith,
    isGrowing: false,
    touched: null,
  };
}

/** Undo and redo of one drawing: by the library while it has corners of a new shape, else by our own steps. */
export class DrawingHistory {
  readonly #library: DrawingLibrary;
  readonly #isByCorners: boolean;
  #steps: Steps<DrawnStep>;

  constructor(
    steps: Steps<DrawnStep>,
    library: DrawingLibrary,
    { isByCorners }: { readonly isByCorners: boolean },
  ) {
    this.#library = library;
    this.#isByCorners = isByCorners;
    this.#steps = steps;
  }

  get state(): Pick<DrawingState, 'steps' | 'set'> {
    const isInLibrary = this.#isDrawing && this.#library.geometry !== null;
    return { steps: this.#steps, set: isInLibrary ? this.set : [] };
  }

  get current(): DrawnStep {
    return this.#steps.current;
  }

  get #isDrawing(): boolean {
    return this.current.geometry === null;
  }

  get canUndo(): boolean {
    return this.#steps.canUndo || (this.#isDrawing && this.#library.canUndo);
  }

  get canRedo(): boolean {
    return this.#steps.canRedo || (this.#isDrawing && this.#library.canRedo);
  }

  push(step: DrawnStep): void {
    this.#steps.push(step);
  }

  /** Undoes one step. True if it was one of ours, so that the shape must be shown again. */
  undo(): boolean {
    const isOurs = !this.#isDrawing || !this.#library.canUndo;
    if (isOurs) this.#steps.undo();
    else this.#library.undo();
    return isOurs;
  }

  /** Redoes one step; returns the same. */
  redo(): boolean {
    const isOurs = !this.#isDrawing || !this.#library.canRedo;
    if (isOurs) this.#steps.redo();
    else this.#library.redo();
    return isOurs;
  }

  /** Corners of an unfinished shape, set with the pointer or at the cross; without the pointer's own. */
  get set(): readonly Position[] {
    if (!this.#isByCorners) return [];
    const drawn = this.#library.geometry;
    return drawn ? cornersOf(drawn).slice(0, this.#library.setCount) : this.current.pending;
  }

  /** The set corners of a new shape as a whole geometry; null while there are too few. */
  wholeOfSet(shape: Shape, holes: readonly Ring[]): Geometry | null {
    return this.#isDrawing && this.#isByCorners ? shapeOfCorners(shape, this.set, holes) : null;
  }

  /**
   * Hands the corners set at the cross to the library when the pointer continues. The library then undoes them one by one, and as steps of ours they
   * would be undone twice.
   */
  handOver(): void {
    const { geometry, neighbours, pending } = this.current;
    if (geometry || pending.length === 0 || this.#library.geometry) return;
    this.#steps = new Steps([{ geometry, neighbours, pending: [] }]);
    for (const at of pending) this.#library.ink(at);
  }
}
