type Position = readonly number[];

/** The geometries a tile can hold; GeoJSON of any source fits. Coordinates are [longitude, latitude]. */
export type TileGeometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

/** A feature to be put into a tile. Only whole numbers from 0 become feature ids; null properties are left out. */
export interface TileFeature {
  readonly id?: string | number | undefined;
  readonly geometry: TileGeometry;
  readonly properties: object;
}

/** Address of a tile in the Web Mercator scheme, row 0 in the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}
