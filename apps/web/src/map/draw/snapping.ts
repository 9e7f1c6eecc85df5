import type { Geometry, Position } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { TerraDrawMouseEvent } from 'terra-draw';
import { findSnap, groundNear, type SnapGround } from './snap-finder.ts';

/** What attracts a corner on one map. */
export class Snapping {
  readonly #map: MapLibreMap;
  readonly #ground: SnapGround;

  constructor(map: MapLibreMap, ground: SnapGround) {
    this.#map = map;
    this.#ground = ground;
  }

  /** Where a place is drawn to; null where nothing attracts it. */
  find(at: Position): Position | null {
    return findSnap(this.#map, this.#ground, at);
  }

  /** Shapes that lie at any of these places. */
  near(...places: readonly Position[]): readonly Geometry[] {
    return [...new Set(places.flatMap((at) => groundNear(this.#map, this.#ground, at)))];
  }

  /** The same, but for some shapes by their ids: what moves with an edge does not hold it where it is. */
  without(ids: ReadonlySet<string>): Snapping {
    const findShape = (id: string) => (ids.has(id) ? undefined : this.#ground.findShape(id));
    return new Snapping(this.#map, { ...this.#ground, findShape });
  }

  /** What a pen that does not snap by itself hears. */
  heard(event: TerraDrawMouseEvent): TerraDrawMouseEvent {
    const at = this.find([event.lng, event.lat]);
    if (!at) return event;
    const { x, y } = this.#map.project([at[0], at[1]]);
    return { ...event, lng: at[0], lat: at[1], containerX: x, containerY: y };
  }
}
