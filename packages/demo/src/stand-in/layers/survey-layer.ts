import RBush from 'rbush';
import type { ValleyFeature } from '../../cadastre/features.ts';
import { boundsOf, type Bounds, type Shape } from './shapes.ts';

export type FieldType = 'int' | 'double' | 'string' | 'boolean' | 'dateTime';
export interface LayerField {
  name: string;
  type: FieldType;
}

export type LayerFeature = ValleyFeature<Shape | null, object>;
export type ShapedFeature = ValleyFeature<Shape, object>;

/** One published layer or table with its features and an index over them. */
export interface SurveyLayer {
  /** Its number on the data service. */
  id: number;
  /** `layer-50804`, or `table-51569` for a table. */
  typeName: string;
  title: string;
  fields: readonly LayerField[];
  /** GML name of its geometry type; none for a table. */
  geometryType: 'Point' | 'MultiCurve' | 'MultiSurface' | undefined;
  features: readonly LayerFeature[];
  /** Features whose boxes meet a box. */
  search(bounds: Bounds): ShapedFeature[];
}

/** The geometry column of property and address layers. */
export const GEOMETRY_COLUMN = 'shape';

const GEOMETRY_TYPES = {
  Point: 'Point',
  LineString: 'MultiCurve',
  MultiLineString: 'MultiCurve',
  MultiPolygon: 'MultiSurface',
} as const;

/** Builds a layer; the types of its fields are read from the values that occur. */
export function createLayer(id: number, title: string, features: readonly LayerFeature[]): SurveyLayer {
  const shaped = features.filter((feature): feature is ShapedFeature => feature.geometry !== null);
  const index = new RBush<Bounds & { feature: ShapedFeature }>();
  index.load(shaped.map((feature) => ({ ...boundsOf(feature.geometry), feature })));
  const [first] = shaped;
  return {
    id,
    typeName: `${first ? 'layer' : 'table'}-${id}`,
    title,
    fields: readFields(features),
    geometryType: first && GEOMETRY_TYPES[first.geometry.type],
    features,
    search: (bounds) => index.search(bounds).map(({ feature }) => feature),
  };
}

function readFields(features: readonly LayerFeature[]): LayerField[] {
  const types = new Map<string, FieldType>();
  for (const { properties } of features) {
    for (const [name, value] of Object.entries(properties) as [string, unknown][]) {
      // values of any sort
      const type = typeOf(value);
      const known = types.get(name);
      if (type && (!known || (known === 'int' && type === 'double'))) types.set(name, type);
      else if (!types.has(name)) types.set(name, 'string');
    }
  }
  return [...types].map(([name, type]) => ({ name, type }));
}

function typeOf(value: unknown): FieldType | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? 'dateTime' : 'string';
  return undefined;
}

/** What a field may hold. */
export type FieldValue = string | number | boolean | null | undefined;

/** A field's value, or undefined when the feature has no such field. */
export function readField(feature: LayerFeature, name: string): FieldValue {
  return (feature.properties as Record<string, FieldValue>)[name]; // properties are flat records, typed by layer elsewhere
}
