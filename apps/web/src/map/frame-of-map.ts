import { BOUNDARY_LAYER, waterLayers } from '@tussock/domain';
import type { Bounds } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Camera } from './camera.ts';
import { paddingOf } from './padding-of-map.ts';
import type { MapShape, PlanMapProps } from './plan-map-props.ts';

/** The whole country, for a plan without a boundary. */
export const NEW_ZEALAND: Camera = { center: [172.5, -41.3], zoom: 4.6 };
/** How a farm is fitted into its map, but for the room around it. */
const FIT = { maxZoom: 17, duration: 0 } as const;
/** Farms are looked at from a region down to a gate post. */
export const ZOOMS = { min: 4, max: 21 } as const;
/** Near enough to see the gate one stands at. */
export const NEAR_ZOOM = 16.5;
/** One list for everything left out, lest an effect run for each new empty one. */
export const noShapes: readonly MapShape[] = [];

/** Chosen where nobody has. */
export const everyWater = waterLayers.map(({ id }) => id);

/** The borders of the farm, where they are to be seen. */
export const bordersOf = ({
  visibleLayers,
  boundary,
}: Pick<PlanMapProps, 'visibleLayers' | 'boundary'>): readonly MapShape[] =>
  visibleLayers.includes(BOUNDARY_LAYER.id) ? boundary : noShapes;

const toLngLatBounds = ([west, south, east, north]: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

/** Takes a map to where the whole of something stands clear of what lies over its edges. */
export function fitInto(map: Pick<MapLibreMap, 'fitBounds' | 'getContainer'>, bounds: Bounds): void {
  map.fitBounds(toLngLatBounds(bounds), { ...FIT, padding: paddingOf(map.getContainer()) });
}

/** Whether the map stands somewhere on purpose: left there, on the farm, or moved by hand. */
export class Standing {
  #isOnPurpose = true;

  get isOnPurpose(): boolean {
    return this.#isOnPurpose;
  }

  set(isOnPurpose: boolean): void {
    this.#isOnPurpose = isOnPurpose;
  }
}
