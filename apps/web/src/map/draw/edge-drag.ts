import { edgesIn, type EdgeEnds, type Geometry, type Position } from '@tussock/geometry';
import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import type { NearbyShapes, Pixels } from './nearby-shapes.ts';

/** Distances in pixels: how near to an edge a press takes it, and how far from its corners and its midpoint, which are dragged by themselves. */
export const EDGE_REACH = {
  mouse: { edge: 8, corner: 18 },
  touch: { edge: 16, corner: 26 },
} as const satisfies Readonly<Record<string, Reach>>;
interface Reach {
  readonly edge: number;
  readonly corner: number;
}
type Place = readonly [x: number, y: number];

const apart = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

/** The edge of a shape under the pointer, away from its corners and midpoint; null where there is none. */
export function edgeUnder(
  edges: readonly (readonly [Place, Place])[],
  [x, y]: Place,
  reach: Reach,
): number | null {
  const found = edges
    .map(([from, to], index) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
      const foot: Place = [from[0] + share * dx, from[1] + share * dy];
      const middle: Place = [from[0] + dx / 2, from[1] + dy / 2];
      const isFree = [from, to, middle].every((grip) => apart(grip, [x, y]) > reach.corner);
      return { index, metres: apart(foot, [x, y]), isOn: share > 0 && share < 1 && isFree };
    })
    .filter(({ metres, isOn }) => isOn && metres <= reach.edge)
    .toSorted((a, b) => a.metres - b.metres);
  return found[0]?.index ?? null;
}

/** Moves both ends of an edge by the pointer's offset, snapped by whichever end finds something. */
export function edgeMoved(
  [from, to]: EdgeEnds,
  [start, now]: EdgeEnds,
  snap: (at: Position) => Position | null,
): EdgeEnds {
  const shift = ([x, y]: Position, [east, north]: Position): Position => [x + east, y + north];
  const by: Position = [now[0] - start[0], now[1] - start[1]];
  const ends: EdgeEnds = [shift(from, by), shift(to, by)];
  for (const end of ends) {
    const found = snap(end);
    if (found) {
      const more: Position = [found[0] - end[0], found[1] - end[1]];
      return [shift(ends[0], more), shift(ends[1], more)];
    }
  }
  return ends;
}

/** The edge of a shape hit by a press on the map; undefined where none is. */
export function edgeAt(
  pixelOf: NearbyShapes['pixelOf'],
  geometry: Geometry | null,
  { at, reach }: { readonly at: Pixels; readonly reach: Reach },
): EdgeEnds | undefined {
  if (!geometry || (geometry.type !== 'Polygon' && geometry.type !== 'LineString')) return undefined;
  const placeOf = (corner: Position): Place => {
    const { x, y } = pixelOf(corner);
    return [x, y];
  };
  const edges = edgesIn(geometry);
  const drawn = edges.map(([from, to]) => [placeOf(from), placeOf(to)] as const);
  const found = edgeUnder(drawn, [at.x, at.y], reach);
  return found === null ? undefined : edges[found];
}

interface EdgeDragOptions {
  readonly map: MapLibreMap;
  /** The shape whose edges can be dragged now; null while there is none. */
  readonly shape: () => Geometry | null;
  readonly snap: (at: Position) => Position | null;
  readonly onMove: (edge: EdgeEnds, to: EdgeEnds) => void;
  readonly onEnd: (edge: EdgeEnds, to: EdgeEnds) => void;
  /** Called when the drag is cancelled, to show the shape as it was. */
  readonly onCancel: () => void;
}

/** Drags whole edges by mouse and by touch, since the library drags corners alone. Returns the function that stops it. */
export function dragEdges({ map, shape, snap, onMove, onEnd, onCancel }: EdgeDragOptions): () => void {
  let held: { readonly edge: EdgeEnds; readonly start: Position; to: EdgeEnds | null } | null = null;
  const begin = (event: MapMouseEvent | MapTouchEvent, reach: Reach): void => {
    const edge = edgeAt(([x, y]) => map.project([x, y]), shape(), { at: event.point, reach });
    if (!edge) return;
    // The map stays where it is.
    event.preventDefault();
    held = { edge, start: [event.lngLat.lng, event.lngLat.lat], to: null };
  };
  const move = ({ lngLat }: MapMouseEvent | MapTouchEvent): void => {
    if (!held) return;
    held.to = edgeMoved(held.edge, [held.start, [lngLat.lng, lngLat.lat]], snap);
    onMove(held.edge, held.to);
  };
  const end = (): void => {
    const was = held;
    held = null;
    if (was?.to) onEnd(was.edge, was.to);
  };
  const letGo = (): void => {
    const was = held;
    held = null;
    if (was?.to) onCancel();
  };
  const beginByMouse = (event: MapMouseEvent): void => {
    if (event.originalEvent.button === 0) begin(event, EDGE_REACH.mouse);
  };
  // A second finger means the map: it is made larger or smaller.
  const beginByTouch = (event: MapTouchEvent): void => {
    if (event.points.length === 1) begin(event, EDGE_REACH.touch);
    else letGo();
  };
  const moveByTouch = (event: MapTouchEvent): void => {
    if (event.points.length === 1) move(event);
    else letGo();
  };
  const heard = [
    map.on('mousedown', beginByMouse),
    map.on('touchstart', beginByTouch),
    map.on('mousemove', move),
    map.on('touchmove', moveByTouch),
  ];
  // The pointer may be let go outside the map.
  window.addEventListener('mouseup', end);
  window.addEventListener('touchend', end);
  window.addEventListener('touchcancel', letGo);
  return () => {
    for (const one of heard) one.unsubscribe();
    window.removeEventListener('mouseup', end);
    window.removeEventListener('touchend', end);
    window.removeEventListener('touchcancel', letGo);
  };
}
