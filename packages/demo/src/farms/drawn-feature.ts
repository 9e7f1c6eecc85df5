import type { LineGeometry, MultiPolygonGeometry, PointGeometry } from '../cadastre/features.ts';
import type { PolygonRings } from '../cadastre/coordinate.ts';
import type { KindId } from '@tussock/domain';

export interface PolygonGeometry {
  type: 'Polygon';
  coordinates: PolygonRings;
}

type PlainValue = string | number | boolean | readonly string[];
/** A value of a field; a list holds rows of plain values. */
export type AttributeValue = PlainValue | readonly Readonly<Record<string, PlainValue>>[];

/** A feature as a person would have drawn it: the id of its kind, its geometry, and its fields by their keys. */
export interface DrawnFeature {
  /** Only where another feature points at it. */
  id?: string;
  kindId: KindId;
  geometry: PointGeometry | LineGeometry | PolygonGeometry | MultiPolygonGeometry;
  attributes: Record<string, AttributeValue>;
}
