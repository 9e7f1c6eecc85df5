import { traceRefusals } from '@tussock/domain';
import { traceAlong, type Geometry, type Position, type TraceWay } from '@tussock/geometry';

/** What is seen of going along a border. */
export interface Trace {
  /** The next corner is gone to along the border. */
  readonly isOn: boolean;
  /** The way to where the pointer is; null while it is on no border. */
  readonly path: readonly Position[] | null;
  /** The last stretch can go round the other way. */
  readonly canTurn: boolean;
}

/** The last stretch that was traced, and what it takes to go the other way. */
interface Stretch {
  readonly ground: readonly Geometry[];
  readonly ends: readonly [Position, Position];
  readonly way: TraceWay;
  /** How many corners it has put. */
  readonly count: number;
}

export type TracedWay =
  | { readonly ok: true; readonly path: readonly Position[] }
  | { readonly ok: false; readonly message: string };

/** Going along borders: what was gone last, and the way round. It puts no corner itself. */
export class Tracing {
  isOn = false;
  /** Where the pointer would go. */
  path: readonly Position[] | null = null;
  #last: Stretch | null = null;

  get told(): Trace {
    const { isOn, path, canTurn } = this;
    return { isOn, path, canTurn };
  }

  get canTurn(): boolean {
    return this.#last !== null;
  }

  /** Something else was drawn or undone: the last stretch is one of many. */
  forget(): void {
    this.#last = null;
  }

  look(ground: readonly Geometry[], ends: readonly [Position, Position]): void {
    const traced = traceAlong(ground, ends);
    this.path = traced.ok ? [ends[0], ...traced.path] : null;
  }

  /** The way between two places; gone once, the tool is put away. */
  go(ground: readonly Geometry[], ends: readonly [Position, Position]): TracedWay {
    const traced = traceAlong(ground, ends);
    if (!traced.ok) return { ok: false, message: traceRefusals[traced.reason] };
    this.isOn = false;
    this.path = null;
    this.#last = traced.hasOther ? { ground, ends, way: 'short', count: traced.path.length } : null;
    return { ok: true, path: traced.path };
  }

  /** The other way round, and how many corners of the first have to go; null where there is none. */
  turn(): { readonly path: readonly Position[]; readonly undo: number } | null {
    const last = this.#last;
    if (!last) return null;
    const way: TraceWay = last.way === 'short' ? 'other' : 'short';
    const traced = traceAlong(last.ground, last.ends, { way });
    if (!traced.ok) return null;
    this.#last = { ...last, way, count: traced.path.length };
    return { path: traced.path, undo: last.count };
  }
}
