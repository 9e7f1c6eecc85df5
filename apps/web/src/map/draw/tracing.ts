import { traceRefusals } from '@tussock/domain';
import { traceAlong, type Geometry, type Position, type TraceWay } from '@tussock/geometry';

/** State of border tracing, for display. */
export interface Trace {
  /** Whether the path to the next corner follows the border. */
  readonly isOn: boolean;
  /** The path to the pointer; null while it is on no border. */
  readonly path: readonly Position[] | null;
  /** Whether the last stretch can go round the other way. */
  readonly canTurn: boolean;
}

/** The last traced stretch, with what is needed to reverse it. */
interface Stretch {
  readonly ground: readonly Geometry[];
  readonly ends: readonly [Position, Position];
  readonly way: TraceWay;
  /** Number of corners it added. */
  readonly count: number;
}

export type TracedWay =
  | { readonly ok: true; readonly path: readonly Position[] }
  | { readonly ok: false; readonly message: string };

/** Traces borders: finds the path, remembers the last stretch and its other way round. It adds no corners itself. */
export class Tracing {
  isOn = false;
  /** Path to the present position of the pointer. */
  path: readonly Position[] | null = null;
  #last: Stretch | null = null;

  get told(): Trace {
    const { isOn, path, canTurn } = this;
    return { isOn, path, canTurn };
  }

  get canTurn(): boolean {
    return this.#last !== null;
  }

  /** Forgets the last stretch, after something else was drawn or undone. */
  forget(): void {
    this.#last = null;
  }

  look(ground: readonly Geometry[], ends: readonly [Position, Position]): void {
    const traced = traceAlong(ground, ends);
    this.path = traced.ok ? [ends[0], ...traced.path] : null;
  }

  /** Finds the path along borders between two positions. Tracing is switched off after each stretch. */
  go(ground: readonly Geometry[], ends: readonly [Position, Position]): TracedWay {
    const traced = traceAlong(ground, ends);
    if (!traced.ok) return { ok: false, message: traceRefusals[traced.reason] };
    this.isOn = false;
    this.path = null;
    this.#last = traced.hasOther ? { ground, ends, way: 'short', count: traced.path.length } : null;
    return { ok: true, path: traced.path };
  }

  /** The other way round, and the number of corners of the first way to remove; null where there is none. */
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
