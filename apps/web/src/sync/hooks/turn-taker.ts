import type { Steps } from '@tussock/geometry';

/** When it is, and how to be called again once the page has had its turn; gives back how to be called no more. */
export interface Turns {
  readonly now: () => number;
  readonly next: (goOn: () => void) => () => void;
}

const turnsOfPage: Turns = {
  now: () => performance.now(),
  next: (goOn) => {
    const timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds of one turn: with whatever else the page does in it, a key that is pressed meanwhile is answered at once. */
export const TURN_MS = 8;

/**
 * Does work in turns that a page does not feel. What is made within the first one is there at once; of more work, what was made before stays
 * until all of the new is there.
 */
export class TurnTaker<Made> {
  #made: Made | undefined;
  #stop: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #turns: Turns;

  constructor(turns: Turns = turnsOfPage) {
    this.#turns = turns;
  }

  /** What was made last; undefined until something was. */
  readonly read = (): Made | undefined => this.#made;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Does some work, in place of what was being done. */
  work(steps: Steps<Made>): void {
    this.stop();
    const goOn = (): void => {
      const end = this.#turns.now() + TURN_MS;
      this.#stop = undefined;
      // A turn does one step at least, lest a slow machine never come to an end.
      do {
        const step = steps.next();
        if (step.done) {
          this.#tell(step.value);
          return;
        }
      } while (this.#turns.now() < end);
      this.#stop = this.#turns.next(goOn);
    };
    goOn();
  }

  /** Leaves what is not done yet. */
  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Leaves it, and what was made before. */
  forget(): void {
    this.stop();
    if (this.#made !== undefined) this.#tell(undefined);
  }

  #tell(made: Made | undefined): void {
    this.#made = made;
    for (const listener of this.#listeners) listener();
  }
}
