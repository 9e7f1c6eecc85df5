import type { Bounds, Geometry } from '@tussock/geometry';
import type { MapFormatId } from './map-formats.ts';

export type MapCell = string | number | boolean | null;

/** How a file is read, where it does not say so itself or says it wrongly. */
export interface ReadAs {
  /** EPSG number of the coordinate system. */
  readonly system?: number | undefined;
  /** The first number is the latitude, or the northing. */
  readonly isSwapped?: boolean | undefined;
  /** Which of its tables or layers. */
  readonly table?: string | undefined;
  /** Columns of a table that hold the place. */
  readonly eastColumn?: string | undefined;
  readonly northColumn?: string | undefined;
  /** Only what lies near the farm. */
  readonly isNearFarm?: boolean | undefined;
}

/** What was mended of a shape, and what it was before. */
export interface MapRepair {
  readonly what: string;
  readonly before: Geometry;
  readonly beforeHectares?: number;
  readonly afterHectares?: number;
}

/** One row of a file: where it is, and what it says in each column. */
export interface MapRow {
  /** As the file counts: the line of a table, the number of a feature. */
  readonly line: number;
  /** In longitude and latitude, at 7 decimals; null where there is none that could be read. */
  readonly geometry: Geometry | null;
  readonly cells: readonly MapCell[];
  /** Why it is left out. */
  readonly fault?: string;
  readonly repair?: MapRepair;
}

/** A coordinate system that would place a file near the farm, or at least in New Zealand. */
export interface SystemProposal {
  readonly system: number;
  readonly isSwapped: boolean;
  readonly label: string;
  /** From the farm, in kilometres; null for a farm without a place. */
  readonly kilometres: number | null;
}

/** A file of places as it was read, before anything is made of it. */
export interface ReadMapFile {
  readonly format: MapFormatId;
  /** Every table or layer in it, with its rows. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly table: string;
  /** What it is read in; null while that is asked. */
  readonly system: string | null;
  /** What has to be said before it can be read. */
  readonly needs: 'system' | 'columns' | null;
  readonly proposals: readonly SystemProposal[];
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
  readonly bounds: Bounds | null;
  readonly notices: readonly string[];
}

/** Rows by their shapes, and those that are left out. */
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
