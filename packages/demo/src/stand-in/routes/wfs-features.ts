import type { Coordinate } from '../../cadastre/coordinate.ts';
import { toNztm } from '../../cadastre/transverse-mercator.ts';
import type { Shape } from '../layers/shapes.ts';
import {
  GEOMETRY_COLUMN,
  readField,
  type FieldValue,
  type LayerFeature,
  type SurveyLayer,
} from '../layers/survey-layer.ts';
import { jsonReply, type Reply } from '../reply.ts';

/** How a page of features is to be written. */
export interface FeatureWish {
  /** Fields asked for by name, the geometry column among them if it is wanted; all when missing. */
  propertyNames: readonly string[] | undefined;
  system: FeatureSystem;
}

/** A coordinate system that can be asked for, its name in replies and how to reach it. */
export interface FeatureSystem {
  urn: string;
  project: ((coordinate: Coordinate) => Coordinate) | undefined;
}

const SYSTEMS: readonly { pattern: RegExp; system: FeatureSystem }[] = [
  { pattern: /CRS:?:?84$/i, system: { urn: 'urn:ogc:def:crs:OGC:1.3:CRS84', project: undefined } },
  { pattern: /EPSG:?:?(0:)?4167$/i, system: { urn: 'urn:ogc:def:crs:EPSG::4167', project: undefined } },
  { pattern: /EPSG:?:?(0:)?4326$/i, system: { urn: 'urn:ogc:def:crs:EPSG::4326', project: undefined } },
  { pattern: /EPSG:?:?(0:)?2193$/i, system: { urn: 'urn:ogc:def:crs:EPSG::2193', project: toNztm } },
];

/** The system of this name; GeoJSON is longitude first whichever it is. Nothing for one that the stand-in does not know. */
export function findSystem(name: string | null): FeatureSystem | undefined {
  return SYSTEMS.find(({ pattern }) => pattern.test(name ?? 'EPSG:4167'))?.system;
}

/** The same shape with every coordinate taken elsewhere. */
function mapShape(shape: Shape, project: (coordinate: Coordinate) => Coordinate): Shape {
  switch (shape.type) {
    case 'Point':
      return { type: 'Point', coordinates: project(shape.coordinates) };
    case 'LineString':
      return { type: 'LineString', coordinates: shape.coordinates.map(project) };
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: shape.coordinates.map((line) => line.map(project)) };
    default:
      return {
        type: 'MultiPolygon',
        coordinates: shape.coordinates.map((rings) => rings.map((ring) => ring.map(project))),
      };
  }
}

const writtenFields = ({ fields }: SurveyLayer, { propertyNames }: FeatureWish) =>
  fields.map(({ name }) => name).filter((name) => !propertyNames || propertyNames.includes(name));

function writtenShape({ geometry }: LayerFeature, { propertyNames, system }: FeatureWish): Shape | null {
  if (!geometry || (propertyNames && !propertyNames.includes(GEOMETRY_COLUMN))) return null;
  return system.project ? mapShape(geometry, system.project) : geometry;
}

/** A page of features as GeoJSON, with the members the real service adds. The total is not told, as there. */
export function featuresAsJson(
  layer: SurveyLayer,
  features: readonly LayerFeature[],
  wish: FeatureWish,
): Reply {
  const names = writtenFields(layer, wish);
  return jsonReply({
    type: 'FeatureCollection',
    totalFeatures: 'unknown',
    numberReturned: features.length,
    timeStamp: new Date().toISOString(),
    crs: { type: 'name', properties: { name: wish.system.urn } },
    features: features.map((feature) => ({
      type: 'Feature',
      id: `${layer.typeName}.${feature.id}`,
      geometry: writtenShape(feature, wish),
      ...(layer.geometryType ? { geometry_name: GEOMETRY_COLUMN } : {}),
      properties: Object.fromEntries(names.map((name) => [name, readField(feature, name) ?? null])),
    })),
  });
}

const positionText = ([x, y]: Coordinate) => `${x} ${y}`;
const lineText = (line: readonly Coordinate[]) => `(${line.map(positionText).join(', ')})`;

function toWellKnownText(shape: Shape): string {
  switch (shape.type) {
    case 'Point':
      return `POINT (${positionText(shape.coordinates)})`;
    case 'LineString':
      return `LINESTRING ${lineText(shape.coordinates)}`;
    case 'MultiLineString':
      return `MULTILINESTRING (${shape.coordinates.map(lineText).join(', ')})`;
    default:
      return `MULTIPOLYGON (${shape.coordinates.map((rings) => `(${rings.map(lineText).join(', ')})`).join(', ')})`;
  }
}

function csvCell(value: FieldValue): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A page of features as CSV: feature id, fields, and the geometry as well-known text if it is wanted. */
export function featuresAsCsv(
  layer: SurveyLayer,
  features: readonly LayerFeature[],
  wish: FeatureWish,
): Reply {
  const names = writtenFields(layer, wish);
  const hasShape =
    layer.geometryType && (!wish.propertyNames || wish.propertyNames.includes(GEOMETRY_COLUMN));
  const rows = features.map((feature) => {
    const shape = writtenShape(feature, wish);
    const cells = [`${layer.typeName}.${feature.id}`, ...names.map((name) => readField(feature, name))];
    return [...cells, ...(hasShape ? [shape && toWellKnownText(shape)] : [])];
  });
  const header = ['FID', ...names, ...(hasShape ? [GEOMETRY_COLUMN] : [])];
  const body = [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
  return { status: 200, contentType: 'text/csv; charset=utf-8', body };
}
