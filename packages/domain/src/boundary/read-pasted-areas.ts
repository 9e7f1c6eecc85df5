import {
  checkGeometry,
  polygonsOf,
  readWkt,
  type Geometry,
  type PolygonalGeometry,
  type PolygonGeometry,
} from '@tussock/geometry';
import type { MapRow, ReadMapFile } from '../map-files/index.ts';
import { boundaryWords } from './boundary-words.ts';

/** Areas read from pasted text or a file, or a sentence about the problem. */
export type PastedAreas =
  | { readonly ok: true; readonly areas: readonly PolygonGeometry[] }
  | { readonly ok: false; readonly message: string };

/** Maximum length of the text, in characters. */
const MOST_TEXT = 5_000_000;

const refused = (message: string): PastedAreas => ({ ok: false, message });

/** Lists the geometries in a GeoJSON object of any type. */
function geometriesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, features, geometry, geometries } = value as Readonly<Record<string, unknown>>; // judged by what it says
  if (type === 'FeatureCollection') return Array.isArray(features) ? features.flatMap(geometriesIn) : [];
  if (type === 'Feature') return geometriesIn(geometry);
  // One level is all that programs write.
  if (type === 'GeometryCollection') return Array.isArray(geometries) ? geometries : [];
  return [value];
}

function parse(text: string): readonly unknown[] {
  if (!text.startsWith('{')) {
    const read = readWkt(text);
    return read ? [read] : [];
  }
  try {
    return geometriesIn(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Matches programs' names for longitude and latitude. */
const DEGREES = /(?:\bCRS84|\b4326)$/u;

/** Checks whether a text states that its coordinates are not longitude and latitude. */
export function saysOtherSystem(text: string): boolean {
  const trimmed = bareText(text);
  if (!trimmed.startsWith('{')) return /^SRID=(?!4326;)/iu.test(trimmed);
  try {
    // Every key may be absent.
    const { crs } = JSON.parse(trimmed) as {
      readonly crs?: { readonly properties?: { readonly name?: unknown } } | null;
    }; // judged below
    const name = crs?.properties?.name;
    return typeof name === 'string' && !DEGREES.test(name);
  } catch {
    return false;
  }
}

const bareText = (text: string): string => text.replace(/^\uFEFF/u, '').trim();

const typeOf = (value: unknown): unknown => (value as { readonly type?: unknown } | null)?.type; // whatever it is, its type may be absent
const isArea = (value: unknown): boolean => typeOf(value) === 'Polygon' || typeOf(value) === 'MultiPolygon';

const partsOf = (geometry: Geometry): readonly PolygonGeometry[] =>
  polygonsOf(geometry as PolygonalGeometry).map((coordinates) => ({ type: 'Polygon', coordinates })); // checked to be areas

/**
 * Collects the areas of an imported file or layer. Skipped rows, lines and points are ignored. Refused with the same sentences as pasted
 * text.
 */
export function areasOfMapRows(
  rows: readonly Pick<MapRow, 'geometry'>[],
  needs: ReadMapFile['needs'] = null,
): PastedAreas {
  if (needs !== null) return refused(boundaryWords.fileUnplaced);
  return areasAmong(rows.map(({ geometry }) => geometry));
}

function areasAmong(found: readonly unknown[]): PastedAreas {
  const checked = found.filter(isArea).map((area) => checkGeometry(area, ['polygon']));
  if (checked.length === 0) return refused(boundaryWords.pasteWithoutArea);
  const broken = checked.flatMap((check) => (check.ok ? [] : check.reasons))[0];
  if (broken) return refused(broken.message);
  return { ok: true, areas: checked.flatMap((check) => (check.ok ? partsOf(check.geometry) : [])) };
}

/**
 * Reads areas from GeoJSON (a geometry, a feature or a collection) or WKT. Lines and points are ignored. Refused with a sentence: text that
 * is neither, text without an area, and areas that are broken or outside New Zealand.
 */
export function readPastedAreas(text: string): PastedAreas {
  const trimmed = bareText(text);
  if (trimmed === '') return refused(boundaryWords.pasteFirst);
  if (trimmed.length > MOST_TEXT) return refused(boundaryWords.pasteTooLong);
  const found = parse(trimmed);
  if (found.length === 0) return refused(boundaryWords.pasteUnread);
  return areasAmong(found);
}
