/**
 * Position as [longitude, latitude] in degrees of NZGD2000 (taken as equal to WGS 84, about 1 m). A third number (height) may follow;
 * nothing here reads it.
 */
export type Position = readonly [longitude: number, latitude: number, ...rest: number[]];

/** Closed line of at least four positions, the last equal to the first. */
export type Ring = readonly Position[];

/** Rings of one polygon: the outline, then its holes. */
export type PolygonRings = readonly Ring[];

export interface PointGeometry {
  readonly type: 'Point';
  readonly coordinates: Position;
}

export interface LineGeometry {
  readonly type: 'LineString';
  readonly coordinates: readonly Position[];
}

export interface MultiLineGeometry {
  readonly type: 'MultiLineString';
  readonly coordinates: readonly (readonly Position[])[];
}

export interface PolygonGeometry {
  readonly type: 'Polygon';
  readonly coordinates: PolygonRings;
}

export interface MultiPolygonGeometry {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly PolygonRings[];
}

export type PolygonalGeometry = PolygonGeometry | MultiPolygonGeometry;

export type Geometry =
  | PointGeometry
  | LineGeometry
  | MultiLineGeometry
  | PolygonGeometry
  | MultiPolygonGeometry;

/**
 * Box in degrees: west, south, east, north; west ≤ east always. A box that spans the antimeridian continues past 180 in the east (mainland
 * with Chatham Islands: about [166, −48, 184.5, −34]).
 */
export type Bounds = readonly [west: number, south: number, east: number, north: number];
