import {
  bearingDegrees,
  containsPoint,
  isPolygonal,
  nearestOnBorder,
  type Geometry,
  type Position,
} from '@tussock/geometry';

/** Pace of a person over paddocks, in metres a minute: 4 km/h, as nobody walks in a straight line. */
const METRES_A_MINUTE = 4000 / 60;
const MINUTE_MS = 60_000;

/** The way from a position to the nearest place of a shape, as the crow flies. */
export interface WayTo {
  readonly metres: number;
  /** Degrees clockwise from true north. */
  readonly bearing: number;
  readonly minutesOnFoot: number;
  /** Whether the position is within the shape already. */
  readonly isThere: boolean;
}

/** Finds the way from a position to the nearest place of a shape; null for an empty shape. */
export function wayTo(from: Position, geometry: Geometry): WayTo | null {
  const nearest = nearestOnBorder(geometry, from);
  if (!nearest) return null;
  if (isPolygonal(geometry) && containsPoint(geometry, from))
    return { metres: 0, bearing: 0, minutesOnFoot: 0, isThere: true };
  return {
    metres: nearest.distanceMetres,
    bearing: bearingDegrees(from, nearest.position),
    minutesOnFoot: Math.ceil(nearest.distanceMetres / METRES_A_MINUTE),
    isThere: false,
  };
}

/** The moment of arrival on foot by a way that is started now, in milliseconds. */
export const arrivalOnFoot = ({ minutesOnFoot }: WayTo, nowMs: number): number =>
  nowMs + minutesOnFoot * MINUTE_MS;
