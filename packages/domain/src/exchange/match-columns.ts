import type { AnyKind } from '../derive/any-kind.ts';
import { featureColumns, type FeatureColumn } from '../derive/columns.ts';
import { plainColumnName } from './plain-column-name.ts';

/**
 * Headings of an export that are not fields: the id of a row, and its shape. Other programs (GDAL, QGIS) recognise shapes by this heading.
 */
export const EXCHANGE_HEADERS = { id: '_id', shape: 'WKT' } as const;

/** Heading of a column that continues text too long for the previous cell; the first such column has number two. */
export const continuedHeader = (header: string, number: number): string => `${header} ${number}`;

/** Use of a column in a file. */
export type ColumnUse =
  | { readonly use: 'id' | 'shape' | 'longitude' | 'latitude' }
  | { readonly use: 'field'; readonly column: FeatureColumn }
  /** Figures are computed, never read; unknown headings are ignored. */
  | { readonly use: 'figure' | 'unknown' };

export interface MatchedColumns {
  readonly uses: readonly ColumnUse[];
  /** Reasons why the whole file cannot be read. */
  readonly faults: readonly string[];
}

const squashed = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const places: Readonly<Record<string, 'id' | 'shape' | 'longitude' | 'latitude'>> = {
  _id: 'id',
  [squashed(EXCHANGE_HEADERS.shape)]: 'shape',
  // As it was called before.
  'shape (wkt)': 'shape',
  geometry: 'shape',
  shape: 'shape',
  lon: 'longitude',
  lng: 'longitude',
  longitude: 'longitude',
  lat: 'latitude',
  latitude: 'latitude',
};

function useOf(kind: AnyKind, header: string): ColumnUse {
  const wanted = squashed(header);
  const columns = featureColumns(kind);
  const column =
    columns.find(({ key }) => key === header.trim()) ??
    columns.find((column) => {
      const { key, header: own, field } = column;
      return [
        own,
        key,
        field?.label ?? '',
        field?.formerKey ?? '',
        field ? '' : plainColumnName(column),
      ].some((name) => name !== '' && squashed(name) === wanted);
    });
  if (column) return column.field ? { use: 'field', column } : { use: 'figure' };
  const place = places[wanted];
  return place ? { use: place } : { use: 'unknown' };
}

/** Matches the headings of a file with the columns of a kind: by heading, label or key, ignoring capitals and spaces. */
export function matchColumns(kind: AnyKind, headers: readonly string[]): MatchedColumns {
  const uses = headers.map((header) => useOf(kind, header));
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const [index, use] of uses.entries()) {
    if (use.use === 'unknown' || use.use === 'figure') continue;
    // A kind may have a field whose key is that of a place.
    const name = use.use === 'field' ? `field:${use.column.key}` : use.use;
    const header = headers[index]?.trim() ?? '';
    const other = seen.get(name);
    if (other !== undefined) faults.push(`Two columns are for the same thing: “${other}” and “${header}”`);
    seen.set(name, header);
  }
  if (!seen.has('field:name') && !seen.has('id'))
    faults.push('There is no column “Name” or “_id”, so the rows cannot be told apart');
  if (seen.has('longitude') !== seen.has('latitude'))
    faults.push('A place needs both columns, longitude and latitude');
  return { uses, faults };
}
