import { MOST_PARTS } from '@tussock/contract';
import {
  matchColumns,
  readCellText,
  readDelimited,
  unguardFormula,
  type AnyKind,
  type ColumnUse,
  type FeatureNames,
  countInFigures,
} from '@tussock/domain';
import { readWkt } from '@tussock/geometry';
import Papa from 'papaparse';
import {
  passedOver,
  refuseSource,
  type ReadSource,
  type SourceRow,
} from '../../../activities/import-file/index.ts';

/** Reads comma-separated values (or tabs, semicolons, bars) of a kind. Throws nothing; what is wrong is said, by row where it belongs to one. */
export function readCsv(kind: AnyKind, text: string, names: FeatureNames): ReadSource {
  const { lines: all, brokenAt, notices } = readDelimited(Papa, text);
  if (brokenAt !== undefined)
    return refuseSource(`A quotation mark is not closed, at or after line ${brokenAt}`);
  const [first, ...lines] = all;
  if (!first) return refuseSource('The file is empty');
  const headers = first.cells;
  if (lines.length > MOST_PARTS)
    return refuseSource(
      `The file has ${countInFigures(lines.length)} rows. Up to ${countInFigures(MOST_PARTS)} are imported at once: split the file`,
    );
  const { uses, faults } = matchColumns(kind, headers);
  if (faults.length > 0) return refuseSource(...faults);
  const unknown = headers.filter((header, index) => uses[index]?.use === 'unknown' && header.trim() !== '');
  return {
    ok: true,
    rows: lines.map(({ cells, line }) => readLine(cells, line, { uses, names, width: headers.length })),
    notices: [...notices, ...passedOver(unknown)],
  };
}

function readLine(
  cells: readonly string[],
  line: number,
  { uses, names, width }: { uses: readonly ColumnUse[]; names: FeatureNames; width: number },
): SourceRow {
  const values: Record<string, unknown> = {};
  const places: Partial<Record<'id' | 'shape' | 'longitude' | 'latitude', string>> = {};
  const faults: string[] = [];
  if (cells.length > width) faults.push(`The row has ${cells.length} cells and the headings are ${width}`);
  for (const [index, use] of uses.entries()) {
    const cell = unguardFormula(cells[index] ?? '');
    if (use.use === 'field' && use.column.field)
      values[use.column.key] = readCellText(use.column.field, cell, names);
    else if (use.use !== 'field' && use.use !== 'figure' && use.use !== 'unknown')
      places[use.use] = cell.trim();
  }
  const shape = readPlace(places);
  if (shape === null)
    faults.push('The shape cannot be read: well-known text such as POINT (172.5 -43.1) is wanted');
  return {
    line,
    id: places.id ?? '',
    values,
    faults,
    ...(shape === null || shape === undefined ? {} : { shape }),
  };
}

/** Undefined where the row says nothing of its place, null where it cannot be read. */
function readPlace({ shape = '', longitude = '', latitude = '' }: Partial<Record<string, string>>): unknown {
  if (shape !== '') return readWkt(shape);
  if (longitude === '' && latitude === '') return undefined;
  return longitude === '' || latitude === ''
    ? null
    : { type: 'Point', coordinates: [Number(longitude), Number(latitude)] };
}
