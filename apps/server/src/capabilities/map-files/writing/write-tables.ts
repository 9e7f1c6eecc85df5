import { continuedHeader, csvText, featureTable, safeFileName } from '@tussock/domain';
import { writeWkt } from '@tussock/geometry';
import writeWorkbook from 'write-excel-file/node';
import {
  textBytes,
  type WriteFormat,
  type WrittenLayer,
  type WrittenPlan,
} from '../../../platform/map-files/writing.ts';
import { zipFiles } from './zip-files.ts';

/** The most letters that a cell of Excel holds, and a name of a sheet. */
const LONGEST_CELL = 32_767;
const LONGEST_SHEET = 31;

const linesOf = ({ kind, features }: WrittenLayer, { names }: WrittenPlan) =>
  featureTable(
    kind,
    features.map(({ id, attributes, measures, geometry }) => ({
      id,
      attributes,
      measures,
      shapeText: writeWkt(geometry),
    })),
    names,
  );

/** Text in pieces that a cell of Excel holds, none of which begins or ends with a blank. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let begun = 0; begun < text.length;) {
    let end = begun + LONGEST_CELL;
    while (end < text.length && /\s/.test(text.slice(end - 1, end + 1))) end--;
    pieces.push(text.slice(begun, end));
    begun = end;
  }
  return pieces;
}

/** Lines whose last column, the shape, goes on in as many behind it as the longest takes: "Shape (WKT) 2". */
function withPartedShapes([headers = [], ...rows]: ReturnType<typeof linesOf>) {
  const parted = rows.map((row) => ({ row: row.slice(0, -1), pieces: piecesOf(row.at(-1) ?? '') }));
  const most = parted.reduce((count, { pieces }) => Math.max(count, pieces.length), 1);
  const further = Array.from({ length: most - 1 }, (_, at) => continuedHeader(headers.at(-1) ?? '', at + 2));
  return [[...headers, ...further], ...parted.map(({ row, pieces }) => [...row, ...pieces])];
}

/** One table where there is one kind, and a ZIP with one of each where there are several: their columns are not the same. */
export const writeCsv: WriteFormat = (plan) => {
  const [first, ...others] = plan.layers;
  if (first && others.length === 0) return textBytes(csvText(linesOf(first, plan)));
  return zipFiles(
    plan.layers.map((layer) => ({
      path: `${safeFileName(layer.kind.names.plural)}.csv`,
      bytes: textBytes(csvText(linesOf(layer, plan))),
    })),
    plan.at,
  );
};

/** A workbook with a sheet of each kind. */
export const writeXlsx: WriteFormat = async (plan) => {
  const sheets = plan.layers.map((layer) => ({
    sheet: layer.kind.names.plural.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, LONGEST_SHEET),
    // Everything as text: a number that Excel makes its own is another one when it comes back.
    data: withPartedShapes(linesOf(layer, plan)).map((line) =>
      line.map((value) => ({ value: value.slice(0, LONGEST_CELL), type: String })),
    ),
  }));
  return new Uint8Array(await writeWorkbook(sheets).toBuffer());
};
