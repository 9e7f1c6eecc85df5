import { mapFileNotices } from '@tussock/domain';
import { decodeText } from './decode-text.ts';
import {
  chooseTable,
  MapFileRefused,
  type RawFile,
  type RawRow,
  type ReadFormat,
  type SaidSystem,
} from './raw-table.ts';
import { readDbf, type DbfTable } from './read-dbf.ts';
import { readShp, type ShpRecord } from './read-shp.ts';

/** The file of a shapefile beside its .shp, whatever the capitals. */
function beside(
  entries: ReadonlyMap<string, Uint8Array>,
  path: string,
  ending: string,
): Uint8Array | undefined {
  const wanted = path.replace(/\.shp$/i, ending).toLowerCase();
  return [...entries].find(([other]) => other.toLowerCase() === wanted)?.[1];
}

const nameOf = (path: string): string => path.replace(/\.shp$/i, '').replace(/^.*\//, '');

function rowsOf(records: readonly ShpRecord[], table: DbfTable | undefined): readonly RawRow[] {
  const empty = (table?.columns ?? []).map(() => null);
  return records.flatMap(({ shape, fault }, index): RawRow[] => {
    const cells = table?.rows[index];
    if (cells === null) return [];
    return [{ line: index + 1, shape, cells: cells ?? empty, ...(fault === undefined ? {} : { fault }) }];
  });
}

/** As many shapes as there are, counted without reading them twice. */
const countOf = (bytes: Uint8Array): number => {
  try {
    return readShp(bytes).records.length;
  } catch (error) {
    if (error instanceof MapFileRefused) return 0;
    throw error;
  }
};

/** Reads one shapefile of a ZIP: shapes from .shp, values from .dbf by the encoding of .cpg, its system from .prj. */
export const readShapefile: ReadFormat = ({ entries, readAs }): RawFile => {
  const shapes = [...entries].filter(([path]) => /\.shp$/i.test(path));
  const tables = shapes.map(([path, bytes]) => ({
    name: nameOf(path),
    rows: shapes.length === 1 ? 1 : countOf(bytes),
    path,
    bytes,
  }));
  const { name, path, bytes } = chooseTable(tables, readAs.table);
  const { records, stopsShort } = readShp(bytes);
  const dbf = beside(entries, path, '.dbf');
  const cpg = beside(entries, path, '.cpg');
  const prj = beside(entries, path, '.prj');
  const table = dbf && readDbf(dbf, cpg && decodeText(cpg).text);
  const text = prj ? decodeText(prj).text.trim() : '';
  const said: SaidSystem = text === '' ? { of: 'nothing' } : { of: 'text', text };
  return {
    tables: tables.map((one) => ({ name: one.name, rows: one.name === name ? records.length : one.rows })),
    table: name,
    columns: table?.columns ?? [],
    rows: rowsOf(records, table),
    said,
    notices: [
      ...(table ? [] : [mapFileNotices.noTableFile]),
      ...(table && table.rows.length < records.length ? [mapFileNotices.tableShorter] : []),
      ...(stopsShort ? [mapFileNotices.stopsShort] : []),
    ],
  };
};
