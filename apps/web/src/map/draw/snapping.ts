import type { Geometry, Position } from '@tussock/geometry';
import type { NearbyShapes } from './nearby-shapes.ts';
import type { Pointed } from './pen-events.ts';
import { findSnap, groundNear, type SnapGround } from './snap-finder.ts';

/** What attracts a corner on one map. */
export class Snapping {
  readonly #nearby: NearbyShapes;
  readonly #ground: SnapGround;

  constructor(nearby: NearbyShapes, ground: SnapGround) {
    this.#nearby = nearby;
    this.#ground = ground;
  }

  /** Where a place is drawn to; null where nothing attracts it. */
  find(at: Position): Position | null {
    return findSnap(this.#nearby, this.#ground, at);
  }

  /** Shapes that lie at any of these places. */
  near(...places: readonly Position[]): readonly Geometry[] {
    return [...new Set(places.flatMap((at) => groundNear(this.#nearby, this.#ground, at)))];
  }

  /** The same, but for some shapes by their ids: what moves with an edge does not hold it where it is. */
  without(ids: ReadonlySet<string>): Snapping {
    const findShape = (id: string) => (ids.has(id) ? undefined : this.#ground.findShape(id));
    return new Snapping(this.#nearby, { ...this.#ground, findShape });
  }

  /** What a pen that does not snap by itself hears. */
  heard<E extends Pointed>(event: E): E {
    const at = this.find([event.lng, event.lat]);
    if (!at) return event;
    const { x, y } = this.#nearby.pixelOf(at);
    return { ...event, lng: at[0], lat: at[1], containerX: x, containerY: y };
  }
}
