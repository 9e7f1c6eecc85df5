import type { Geometry, Position } from '@tussock/geometry';
import type { NearbyShapes } from './nearby-shapes.ts';
import type { Pointed } from './pen-events.ts';
import { findSnap, groundNear, type SnapGround } from './snap-finder.ts';

/** Snapping on one map. */
export class Snapping {
  readonly #nearby: NearbyShapes;
  readonly #ground: SnapGround;

  constructor(nearby: NearbyShapes, ground: SnapGround) {
    this.#nearby = nearby;
    this.#ground = ground;
  }

  /** The position that a position snaps to; null where nothing is near. */
  find(at: Position): Position | null {
    return findSnap(this.#nearby, this.#ground, at);
  }

  /** Shapes at any of these positions. */
  near(...places: readonly Position[]): readonly Geometry[] {
    return [...new Set(places.flatMap((at) => groundNear(this.#nearby, this.#ground, at)))];
  }

  /** Snapping without some shapes, by id: shapes that move with an edge must not hold it back. */
  without(ids: ReadonlySet<string>): Snapping {
    const findShape = (id: string) => (ids.has(id) ? undefined : this.#ground.findShape(id));
    return new Snapping(this.#nearby, { ...this.#ground, findShape });
  }

  /** Snaps a pointer event, for a drawing mode that does not snap by itself. */
  heard<E extends Pointed>(event: E): E {
    const at = this.find([event.lng, event.lat]);
    if (!at) return event;
    const { x, y } = this.#nearby.pixelOf(at);
    return { ...event, lng: at[0], lat: at[1], containerX: x, containerY: y };
  }
}
