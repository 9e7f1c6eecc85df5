import type { AnyKind } from '../derive/any-kind.ts';
import { featureColumns, type FeatureColumn } from '../derive/columns.ts';
import { plainColumnName } from './plain-column-name.ts';

/** The headings of an export that are no field: who a row is, and where it lies. Other programs (GDAL, QGIS) know shapes by this heading. */
export const EXCHANGE_HEADERS = { id: '_id', shape: 'WKT' } as const;

/** The heading of a column that takes what was too long for a cell of the one before it; the first of them is the second. */
export const continuedHeader = (header: string, number: number): string => `${header} ${number}`;

/** What a column of a file is taken for. */
export type ColumnUse =
  | { readonly use: 'id' | 'shape' | 'longitude' | 'latitude' }
  | { readonly use: 'field'; readonly column: FeatureColumn }
  /** Figures are worked out, never read; headings we do not know are passed over. */
  | { readonly use: 'figure' | 'unknown' };

export interface MatchedColumns {
  readonly uses: readonly ColumnUse[];
  /** Why the file as a whole cannot be read. */
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

/** Takes the headings of a file for columns of a kind: by heading, label or key, whatever the capitals and spaces. */
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
