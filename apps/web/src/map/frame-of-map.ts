import { BOUNDARY_LAYER, groundLayers, waterLayers } from '@tussock/domain';
import type { Bounds } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Camera } from './camera.ts';
import { paddingOf } from './padding-of-map.ts';
import type { MapShape, PlanMapProps } from './plan-map-props.ts';

/** Camera on the whole country, for a plan without a boundary. */
export const NEW_ZEALAND: Camera = { center: [172.5, -41.3], zoom: 4.6 };
/** Options for fitting a farm into its map; the padding is added. */
const FIT = { maxZoom: 17, duration: 0 } as const;
/** Zoom limits, from a region down to a gate post. */
export const ZOOMS = { min: 4, max: 21 } as const;
/** Zoom near enough to see the gate one is at. */
export const NEAR_ZOOM = 16.5;
/** Shared empty list for omitted props, since a new list each time would run effects. */
export const noShapes: readonly MapShape[] = [];

/** Layers of the ground of a first visit. */
export const usualGround = groundLayers.flatMap(({ id, isShownAtFirst }) => (isShownAtFirst ? [id] : []));

/** All water layers; the default where nobody has chosen. */
export const everyWater = waterLayers.map(({ id }) => id);

/** The boundary shapes to draw, where they are visible. */
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

/** Moves a map so that all of the bounds is visible, clear of what covers the map's edges. */
export function fitInto(map: Pick<MapLibreMap, 'fitBounds' | 'getContainer'>, bounds: Bounds): void {
  map.fitBounds(toLngLatBounds(bounds), { ...FIT, padding: paddingOf(map.getContainer()) });
}

/** Whether a map's camera was set on purpose: restored, fitted to the farm, or moved by hand. */
export class Standing {
  #isOnPurpose = true;

  get isOnPurpose(): boolean {
    return this.#isOnPurpose;
  }

  set(isOnPurpose: boolean): void {
    this.#isOnPurpose = isOnPurpose;
  }
}
