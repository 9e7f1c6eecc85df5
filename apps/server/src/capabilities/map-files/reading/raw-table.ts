import {
  mapFileRefusals,
  MOST_MAP_ROWS,
  type MapCell,
  type MapFileRefusal,
  type ReadAs,
} from '@tussock/domain';

/** Error: the file is refused; the message is for the person who chose it. */
export class MapFileRefused extends Error {
  readonly reason: MapFileRefusal;

  constructor(reason: MapFileRefusal) {
    super(mapFileRefusals[reason]);
    this.reason = reason;
  }
}

/** A shape from a file: unchecked GeoJSON in the file's own coordinates. */
export interface RawShape {
  readonly type: string;
  readonly coordinates?: unknown;
  readonly geometries?: unknown;
}

export interface RawRow {
  readonly line: number;
  readonly shape: RawShape | null;
  readonly cells: readonly MapCell[];
  /** Why its shape could not be read. */
  readonly fault?: string;
}

/** Coordinate system named by a file: by number, by a text that describes it, or none. */
export type SaidSystem =
  | { readonly of: 'number'; readonly id: number }
  | { readonly of: 'text'; readonly text: string }
  | { readonly of: 'nothing' };

/** One table or layer of a file, as it was read. */
export interface RawFile {
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly RawRow[];
  readonly said: SaidSystem;
  /** Whether the columns of the position must be chosen first. */
  readonly needsColumns?: true;
  readonly notices: readonly string[];
}

/** Input of a reader: the file, unpacked if it was packed. */
export interface MapSource {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Files of a ZIP by path; empty for any other file. */
  readonly entries: ReadonlyMap<string, Uint8Array>;
  readonly readAs: ReadAs;
}

/**
 * So many rows are read of a table: what is over the limit of a file is refused further on. Where only those near the farm are wanted, any
 * of them may be the one that is: a file that is too long for that is told by the limits of its process.
 */
export const mostRowsRead = ({ isNearFarm }: ReadAs): number =>
  isNearFarm ? Number.POSITIVE_INFINITY : MOST_MAP_ROWS * 5;

/** Reads one format. @throws MapFileRefused */
export type ReadFormat = (source: MapSource) => Promise<RawFile> | RawFile;

/** Chooses the requested table, or the first that has rows. @throws MapFileRefused */
export function chooseTable<Table extends { readonly name: string; readonly rows: number }>(
  tables: readonly Table[],
  wanted: string | undefined,
): Table {
  const table =
    wanted === undefined
      ? (tables.find(({ rows }) => rows > 0) ?? tables[0])
      : tables.find(({ name }) => name === wanted);
  if (!table) throw new MapFileRefused('noTable');
  return table;
}
