import { samePlace } from './outline.ts';
import { storedLongitude } from '../shape/eastern-longitude.ts';
import type { Geometry, Position } from '../shape/geometry.ts';
import { geometryFault, MAXIMUM_VERTICES, type GeometryFault } from './geometry-reasons.ts';

/** Coordinates at a uniform depth: parts of lines of positions (a point is one part with one line of one position). */
export type Parts = readonly (readonly (readonly Position[])[])[];

export type CoordinatesRead =
  | { readonly ok: true; readonly parts: Parts }
  | { readonly ok: false; readonly fault: GeometryFault };

const notAGeometry: CoordinatesRead = { ok: false, fault: geometryFault('notAGeometry') };

/**
 * Reads positions from a value of `coordinates`. Descends only as deep as the geometry type needs, and stops at the maximum of vertices, so
 * that size and depth of the input do not matter. Drops heights and repeated positions, and converts longitudes past 180.
 */
export function readCoordinates(type: Geometry['type'], coordinates: unknown): CoordinatesRead {
  const lines = nestAsParts(type, coordinates);
  if (!Array.isArray(lines) || lines.length === 0) return notAGeometry;
  let count = 0;
  const parts: (readonly Position[])[][] = [];
  for (const part of lines as readonly unknown[]) {
    // narrowed from any
    if (!Array.isArray(part) || part.length === 0) return notAGeometry;
    const read: (readonly Position[])[] = [];
    for (const line of part as readonly unknown[]) {
      // narrowed from any
      if (!Array.isArray(line)) return notAGeometry;
      // An empty line counts too, or a million of them would pass the limit.
      count += Math.max(1, line.length);
      if (count > MAXIMUM_VERTICES) return { ok: false, fault: geometryFault('tooManyVertices') };
      const positions = readPositions(line);
      if ('reason' in positions) return { ok: false, fault: positions };
      read.push(positions);
    }
    parts.push(read);
  }
  return { ok: true, parts };
}

function nestAsParts(type: Geometry['type'], coordinates: unknown): unknown {
  switch (type) {
    case 'Point':
      return [[[coordinates]]];
    case 'LineString':
      return [[coordinates]];
    case 'MultiLineString':
    case 'Polygon':
      return [coordinates];
    case 'MultiPolygon':
      return coordinates;
  }
}

function readPositions(line: readonly unknown[]): readonly Position[] | GeometryFault {
  const positions: Position[] = [];
  for (const place of line) {
    if (!Array.isArray(place)) return geometryFault('notAGeometry');
    const [longitude, latitude] = place as readonly unknown[]; // narrowed from any
    if (!isFinite(longitude) || !isFinite(latitude)) return geometryFault('notFinite');
    const position: Position = [storedLongitude(longitude), latitude];
    const previous = positions.at(-1);
    if (previous === undefined || !samePlace(previous, position)) positions.push(position);
  }
  return positions;
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
