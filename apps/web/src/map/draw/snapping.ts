import type { Geometry, Position } from '@tussock/geometry';
import type { Pointed, SurfaceGround } from './drawing-surface.ts';
import { findSnap, groundNear, type SnapGround } from './snap-finder.ts';

/** What attracts a corner on one map. */
export class Snapping {
  readonly #surface: SurfaceGround;
  readonly #ground: SnapGround;

  constructor(surface: SurfaceGround, ground: SnapGround) {
    this.#surface = surface;
    this.#ground = ground;
  }

  /** Where a place is drawn to; null where nothing attracts it. */
  find(at: Position): Position | null {
    return findSnap(this.#surface, this.#ground, at);
  }

  /** Shapes that lie at any of these places. */
  near(...places: readonly Position[]): readonly Geometry[] {
    return [...new Set(places.flatMap((at) => groundNear(this.#surface, this.#ground, at)))];
  }

  /** The same, but for some shapes by their ids: what moves with an edge does not hold it where it is. */
  without(ids: ReadonlySet<string>): Snapping {
    const findShape = (id: string) => (ids.has(id) ? undefined : this.#ground.findShape(id));
    return new Snapping(this.#surface, { ...this.#ground, findShape });
  }

  /** What a pen that does not snap by itself hears. */
  heard<E extends Pointed>(event: E): E {
    const at = this.find([event.lng, event.lat]);
    if (!at) return event;
    const { x, y } = this.#surface.pixelOf(at);
    return { ...event, lng: at[0], lat: at[1], containerX: x, containerY: y };
  }
}
