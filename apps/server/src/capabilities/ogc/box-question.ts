import {
  easternLongitude,
  mapPositions,
  meetsBox,
  type Bounds,
  type Geometry,
  type Position,
} from '@tussock/geometry';
import type { OgcSystem } from './ogc-systems.ts';

/** A question for what meets a box, in steps from cheap to exact. */
export interface BoxQuestion {
  /** Boxes in degrees, of which the bounding box of whatever meets the asked one meets at least one. */
  readonly near: readonly Bounds[];
  /** Boxes in degrees: whatever has its bounding box within one of them meets the asked one. */
  readonly within: readonly Bounds[];
  readonly meets: (geometry: Geometry) => boolean;
}

const HALF_TURN = 180;
const TURN = 360;
/** Places on each side of a box in metres; between them its sides bend by far less than the margin. */
const STEPS = 64;
const MARGIN_DEGREES = 1e-5;

/** A box whose longitudes count eastwards past 180, as one or two boxes of stored longitudes. */
function storedBoxes([west, south, east, north]: Bounds): readonly Bounds[] {
  if (west > HALF_TURN) return [[west - TURN, south, east - TURN, north]];
  if (east <= HALF_TURN) return [[west, south, east, north]];
  return [
    [west, south, HALF_TURN, north],
    [-HALF_TURN, south, east - TURN, north],
  ];
}

function inDegrees([west, south, east, north]: Bounds): BoxQuestion {
  const boxes =
    west <= east ? [[west, south, east, north] as const] : storedBoxes([west, south, east + TURN, north]);
  return { near: boxes, within: boxes, meets: (geometry) => boxes.some((box) => meetsBox(geometry, box)) };
}

/** The longitudes and latitudes along one side of a box of a plane. */
function sideOf({ fromPlane }: OgcSystem, from: Position, to: Position) {
  const places = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    return fromPlane([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
  });
  const longitudes = places.map(([longitude]) => easternLongitude(longitude));
  const latitudes = places.map(([, latitude]) => latitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

function inMetres(system: OgcSystem, box: Bounds): BoxQuestion {
  const [left, bottom, right, top] = box;
  const westSide = sideOf(system, [left, bottom], [left, top]);
  const eastSide = sideOf(system, [right, bottom], [right, top]);
  const southSide = sideOf(system, [left, bottom], [right, bottom]);
  const northSide = sideOf(system, [left, top], [right, top]);
  const outer: Bounds = [
    Math.min(westSide.west, southSide.west, northSide.west) - MARGIN_DEGREES,
    southSide.south - MARGIN_DEGREES,
    Math.max(eastSide.east, southSide.east, northSide.east) + MARGIN_DEGREES,
    northSide.north + MARGIN_DEGREES,
  ];
  const inner: Bounds = [
    westSide.east + MARGIN_DEGREES,
    southSide.north + MARGIN_DEGREES,
    eastSide.west - MARGIN_DEGREES,
    northSide.south - MARGIN_DEGREES,
  ];
  const isRoomInside = inner[0] < inner[2] && inner[1] < inner[3];
  return {
    near: storedBoxes(outer),
    within: isRoomInside ? storedBoxes(inner) : [],
    meets: (geometry) => meetsBox(mapPositions(geometry, system.toPlane), box),
  };
}

/** Makes a question of a box given by its two corners in a system's own order of axes; undefined where it is no box. */
export function askForBox(system: OgcSystem, corners: readonly number[]): BoxQuestion | undefined {
  const [first1 = NaN, second1 = NaN, first2 = NaN, second2 = NaN] = corners;
  const [west, south] = system.planeOf(first1, second1);
  const [east, north] = system.planeOf(first2, second2);
  const box: Bounds = [west, south, east, north];
  if (!box.every(Number.isFinite) || south > north) return undefined;
  if (!system.isInDegrees) return west > east ? undefined : inMetres(system, box);
  const isOnEarth = Math.abs(west) <= HALF_TURN && Math.abs(east) <= HALF_TURN && south >= -90 && north <= 90;
  return isOnEarth ? inDegrees(box) : undefined;
}
