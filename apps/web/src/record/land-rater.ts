import { riskOfUnit, type LandOfPlan, type UnitRisk } from '@tussock/domain';

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
 * Rates the land of the open plan in turns that a page does not feel. What is rated within the first one is there at once; a larger farm's
 * ratings stay as they were until all of the new ones are there.
 */
export class LandRater {
  #risks: readonly UnitRisk[] | undefined;
  #stop: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #turns: Turns;

  constructor(turns: Turns = turnsOfPage) {
    this.#turns = turns;
  }

  /** How each land unit is rated, in the order in which they were drawn; undefined until they were rated once. */
  readonly read = (): readonly UnitRisk[] | undefined => this.#risks;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Rates some land, in place of what was being rated. */
  rate(land: LandOfPlan): void {
    this.stop();
    const made: UnitRisk[] = [];
    const goOn = (): void => {
      const end = this.#turns.now() + TURN_MS;
      this.#stop = undefined;
      for (const unit of land.units.slice(made.length)) {
        // A turn rates one unit at least, lest a slow machine never come to an end.
        made.push(riskOfUnit(unit, land));
        if (this.#turns.now() >= end) break;
      }
      if (made.length < land.units.length) this.#stop = this.#turns.next(goOn);
      else this.#tell(made);
    };
    goOn();
  }

  /** Leaves what is not rated yet. */
  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #tell(risks: readonly UnitRisk[]): void {
    this.#risks = risks;
    for (const listener of this.#listeners) listener();
  }
}
