import type { Bounds, Geometry } from '@tussock/geometry';
import type { MapFormatId } from './map-formats.ts';

export type MapCell = string | number | boolean | null;

/** Options for reading a file that does not describe itself, or does so wrongly. */
export interface ReadAs {
  /** EPSG number of the coordinate system. */
  readonly system?: number | undefined;
  /** True when the first number is the latitude, or the northing. */
  readonly isSwapped?: boolean | undefined;
  /** Name of the table or layer to read. */
  readonly table?: string | undefined;
  /** Columns of a table that contain the coordinates. */
  readonly eastColumn?: string | undefined;
  readonly northColumn?: string | undefined;
  /** True to read only what is near the farm. */
  readonly isNearFarm?: boolean | undefined;
}

/** Repair of a shape, with the shape before it. */
export interface MapRepair {
  readonly what: string;
  readonly before: Geometry;
  readonly beforeHectares?: number;
  readonly afterHectares?: number;
}

/** Row of a file: its shape, and its value in each column. */
export interface MapRow {
  /** Number of the row as the file counts: the line of a table, the number of a feature. */
  readonly line: number;
  /** Shape in longitude and latitude, at 7 decimals; null when none could be read. */
  readonly geometry: Geometry | null;
  readonly cells: readonly MapCell[];
  /** Reason why it is left out. */
  readonly fault?: string;
  readonly repair?: MapRepair;
}

/** Proposed coordinate system, which would place a file near the farm, or at least in New Zealand. */
export interface SystemProposal {
  readonly system: number;
  readonly isSwapped: boolean;
  readonly label: string;
  /** Distance from the farm in kilometres; null for a farm without a position. */
  readonly kilometres: number | null;
}

/** Map file as it was read, before anything is created from it. */
export interface ReadMapFile {
  readonly format: MapFormatId;
  /** Tables or layers in it, with their number of rows. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly table: string;
  /** Coordinate system in which it is read; null until the person chooses one. */
  readonly system: string | null;
  /** Choice the person must make before it can be read. */
  readonly needs: 'system' | 'columns' | null;
  readonly proposals: readonly SystemProposal[];
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
  readonly bounds: Bounds | null;
  readonly notices: readonly string[];
}

/** Number of rows by shape, and number left out. */
export interface MapRowCounts {
  readonly areas: number;
  readonly lines: number;
  readonly points: number;
  readonly leftOut: number;
  readonly mended: number;
}

export function countMapRows(rows: readonly MapRow[]): MapRowCounts {
  const ofType = (...types: readonly string[]): number =>
    rows.filter(({ geometry }) => geometry !== null && types.includes(geometry.type)).length;
  return {
    areas: ofType('Polygon', 'MultiPolygon'),
    lines: ofType('LineString', 'MultiLineString'),
    points: ofType('Point'),
    leftOut: rows.filter(({ geometry }) => geometry === null).length,
    mended: rows.filter(({ repair }) => repair !== undefined).length,
  };
}
