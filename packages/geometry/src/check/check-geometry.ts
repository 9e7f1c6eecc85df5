import type { Geometry, Position } from '../shape/geometry.ts';
import { checkPolygonParts } from './check-polygon-parts.ts';
import { geometryFault, type GeometryFault } from './geometry-reasons.ts';
import { isInNewZealand } from './new-zealand.ts';
import { readCoordinates, type Parts } from './read-coordinates.ts';

/** Shape types that people draw. */
export type ShapeName = 'point' | 'line' | 'polygon';

export type GeometryCheck =
  | { readonly ok: true; readonly geometry: Geometry }
  | { readonly ok: false; readonly reasons: readonly GeometryFault[] };

const shapeNames: Record<Geometry['type'], ShapeName> = {
  Point: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'polygon',
  MultiPolygon: 'polygon',
};

const shapeWords: Record<ShapeName, string> = { point: 'a point', line: 'a line', polygon: 'an area' };

/**
 * Validates a GeoJSON geometry from outside (a drawing, an import, a request body) and converts it to our form, or says in plain sentences
 * what is wrong, and where. Accepts any value and never throws.
 *
 * - `polygon` allows Polygon and MultiPolygon, `line` allows LineString and MultiLineString.
 * - Repaired silently: open rings are closed, repeated positions and heights dropped, longitudes of 180…360 converted to
 *   −180…180. Members other than type and coordinates are dropped. A Multi type with one part becomes the single type, because files
 *   (GeoPackage, the land survey) write every area as a MultiPolygon.
 * - Refused: see `geometryReasons`. Polygons must be valid by the OGC rules, with the same verdict as GEOS. Lines may cross
 *   themselves.
 */
export function checkGeometry(value: unknown, allowed: readonly ShapeName[]): GeometryCheck {
  const candidate = readObject(value);
  if (candidate === null) return refuse([geometryFault('notAGeometry')]);
  const { type } = candidate;
  if (!allowed.includes(shapeNames[type])) return refuse([wrongShape(shapeNames[type], allowed)]);
  const read = readCoordinates(type, candidate.coordinates);
  if (!read.ok) return refuse([read.fault]);
  const misplaced = findMisplaced(read.parts);
  if (misplaced.length > 0) return refuse(misplaced);
  if (shapeNames[type] !== 'polygon') return checkLines(type, read.parts);
  const checked = checkPolygonParts(read.parts);
  return checked.ok ? { ok: true, geometry: build(type, checked.parts) } : refuse([checked.fault]);
}

function refuse(reasons: readonly GeometryFault[]): GeometryCheck {
  return { ok: false, reasons };
}

function readObject(value: unknown): { type: Geometry['type']; coordinates: unknown } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, coordinates } = value as { type?: unknown; coordinates?: unknown }; // both are judged before use
  if (typeof type !== 'string' || !Object.hasOwn(shapeNames, type)) return null;
  return { type: type as Geometry['type'], coordinates }; // the line above has shown it
}

function wrongShape(found: ShapeName, allowed: readonly ShapeName[]): GeometryFault {
  const wanted = allowed.map((name) => shapeWords[name]).join(' or ');
  return geometryFault('wrongShape', undefined, `This needs ${wanted}, not ${shapeWords[found]}.`);
}

function findMisplaced(parts: Parts): readonly GeometryFault[] {
  const faults: GeometryFault[] = [];
  const lines = parts.flat();
  const outside = lines.flat().find((position) => !isInNewZealand(position));
  if (outside !== undefined) faults.push(geometryFault('outsideNewZealand', outside));
  const across = lines.map(findAntimeridianCrossing).find((position) => position !== null);
  if (across !== undefined) faults.push(geometryFault('crossesAntimeridian', across));
  return faults;
}

function findAntimeridianCrossing(line: readonly Position[]): Position | null {
  const west = line[0] !== undefined && line[0][0] < 0;
  // The ends of an edge round the world's back differ by more than half its circumference.
  return (
    line.find(([longitude]) => longitude < 0 !== west && Math.abs(longitude - (line[0]?.[0] ?? 0)) > 180) ??
    null
  );
}

function checkLines(type: Geometry['type'], parts: Parts): GeometryCheck {
  const needed = type === 'Point' ? 1 : 2;
  const short = parts.flat().find((line) => line.length < needed);
  if (short !== undefined) return refuse([geometryFault('tooFewPositions', short[0])]);
  return { ok: true, geometry: build(type, parts) };
}

function build(type: Geometry['type'], parts: Parts): Geometry {
  const [part] = parts;
  const line = part?.[0];
  if (part === undefined || line === undefined) throw new TypeError('A geometry was read without parts');
  switch (type) {
    case 'Point':
      return { type, coordinates: line[0] ?? [0, 0] };
    case 'LineString':
      return { type, coordinates: line };
    case 'MultiLineString':
      return part.length === 1 ? { type: 'LineString', coordinates: line } : { type, coordinates: part };
    case 'Polygon':
      return { type, coordinates: part };
    case 'MultiPolygon':
      return parts.length === 1 ? { type: 'Polygon', coordinates: part } : { type, coordinates: parts };
  }
}
