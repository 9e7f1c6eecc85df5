/** Undo and redo over states; a new state clears the redo steps. */
export class Steps<State> {
  #states: readonly State[];
  #at: number;

  constructor(states: readonly [State, ...State[]]) {
    this.#states = states;
    this.#at = states.length - 1;
  }

  get current(): State {
    return this.#states[this.#at] as State; // `#at` is always inside the list
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#states.length - 1;
  }

  push(state: State): void {
    this.#states = [...this.#states.slice(0, this.#at + 1), state];
    this.#at = this.#states.length - 1;
  }

  undo(): State {
    if (this.canUndo) this.#at -= 1;
    return this.current;
  }

  redo(): State {
    if (this.canRedo) this.#at += 1;
    return this.current;
  }
}
