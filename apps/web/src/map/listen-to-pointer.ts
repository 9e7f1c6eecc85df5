import type { Position } from '@tussock/geometry';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { FEATURE_LAYERS } from './layers/plan-layers.ts';
import { SOURCES } from './layers/shape-layers.ts';

interface PointerListeners {
  readonly nameOf: (id: string) => string;
  readonly onHover: (hover: { text: string; x: number; y: number } | null) => void;
  readonly onFeature: (id: string, position: Position) => void;
  readonly onGround: (position: Position) => void;
  /** False makes every click hit the ground: a screen that picks titles ignores the features. */
  readonly hitsFeatures: boolean;
}

/** Delay in milliseconds before the feature under the pointer is looked up, so that an immediate click does not wait for drawing the highlight. */
const LOOK_MS = 40;

/** Tolerance of a click in pixels: a finger is not a needle. */
const HIT_PIXELS = 5;

function featureAt(map: MapLibreMap, { point: { x, y } }: MapMouseEvent): string | null {
  const [hit] = map.queryRenderedFeatures(
    [
      [x - HIT_PIXELS, y - HIT_PIXELS],
      [x + HIT_PIXELS, y + HIT_PIXELS],
    ],
    { layers: [...FEATURE_LAYERS] },
  );
  return hit ? String(hit.properties['_id']) : null;
}

interface Pointed {
  /** Called with the feature under the pointer, to highlight and name it. */
  readonly pointAt: (id: string | null, event: MapMouseEvent) => void;
  readonly leave: () => void;
}

/** Highlights the feature under the pointer, and shows its name. */
function pointedOn(
  map: MapLibreMap,
  { nameOf, onHover }: Pick<PointerListeners, 'nameOf' | 'onHover'>,
): Pointed {
  let hovered: string | null = null;
  const hover = (id: string | null): void => {
    // The map may be gone by now, and its style with it.
    const isThere = Boolean(map.style);
    if (isThere && hovered !== null)
      map.setFeatureState({ source: SOURCES.features, id: hovered }, { hovered: false });
    if (isThere && id !== null) map.setFeatureState({ source: SOURCES.features, id }, { hovered: true });
    hovered = id;
    map.getCanvas().style.cursor = id === null ? '' : 'pointer';
  };
  return {
    pointAt: (id, { point: { x, y } }) => {
      if (id !== hovered) hover(id);
      const name = id === null ? '' : nameOf(id);
      onHover(name === '' ? null : { text: name, x, y });
    },
    leave: () => {
      hover(null);
      onHover(null);
    },
  };
}

/** Listens to clicks and hovering until the returned function is called. */
export function listenToPointer(map: MapLibreMap, listeners: PointerListeners): () => void {
  const { onFeature, onGround, hitsFeatures } = listeners;
  // A finger hovers over nothing: its tap would leave the name standing.
  const hovers = globalThis.matchMedia('(hover: hover)').matches;
  const { pointAt, leave } = pointedOn(map, listeners);
  let moved: MapMouseEvent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const idAt = (event: MapMouseEvent): string | null => (hitsFeatures ? featureAt(map, event) : null);
  const look = (): void => {
    timer = undefined;
    if (moved && map.style && !map.isMoving()) pointAt(idAt(moved), moved);
  };
  const handleMove = (event: MapMouseEvent): void => {
    // What the map is dragged by is not pointed at, and looking for it would cost every frame of the drag.
    if (event.originalEvent.buttons !== 0 || map.isMoving()) return;
    moved = event;
    timer ??= setTimeout(look, LOOK_MS);
  };
  const handleLeave = (): void => {
    forget();
    leave();
  };
  const handleClick = (event: MapMouseEvent): void => {
    const id = idAt(event);
    const position: Position = [event.lngLat.lng, event.lngLat.lat];
    if (id === null) onGround(position);
    else onFeature(id, position);
    if (!hovers) return;
    // In the picture of what is chosen by it: one more would come before whatever else the click has changed.
    forget();
    pointAt(id, event);
  };
  if (hovers) {
    map.on('mousemove', handleMove);
    map.on('mouseout', handleLeave);
  }
  map.on('click', handleClick);
  return () => {
    map.off('mousemove', handleMove);
    map.off('mouseout', handleLeave);
    map.off('click', handleClick);
    handleLeave();
  };
}
