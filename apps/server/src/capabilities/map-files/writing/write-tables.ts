import {
  continuedHeader,
  csvText,
  featureColumns,
  featureTable,
  isCalendarDay,
  safeFileName,
  type FeatureColumn,
} from '@tussock/domain';
import { writeWkt } from '@tussock/geometry';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import type { RecordFeature } from '../../../platform/map-files/features-of-record.ts';
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

/** Lines whose last column, the shape, goes on in as many behind it as the longest takes: "WKT 2". */
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

const DAY_FORMAT = 'dd/mm/yyyy';

/** A cell that is no text: a figure, or a day at midnight of Greenwich, as workbooks keep them. Undefined for what is text. */
function typedCell(column: FeatureColumn | undefined, { attributes, measures }: RecordFeature) {
  const value = column?.valueIn(attributes, measures);
  if (typeof value === 'number' && Number.isFinite(value)) return { value, type: Number };
  if (column?.field?.type !== 'date' || typeof value !== 'string' || !isCalendarDay(value)) return undefined;
  return { value: new Date(`${value}T00:00:00Z`), type: Date, format: DAY_FORMAT };
}

const textCell = (value: string) => ({ value: value.slice(0, LONGEST_CELL), type: String });

/** Letters that a column shows at least and at most. */
const WIDTH = { least: 8, most: 40 } as const;
const widthOf = (cells: readonly (string | undefined)[]): number =>
  cells.reduce<number>(
    (most, cell = '') => Math.min(Math.max(most, cell.length + 2), WIDTH.most),
    WIDTH.least,
  );

/** A sheet of a kind: figures and days as such, what else there is as text, under headings that stay. */
function sheetOf(layer: WrittenLayer, plan: WrittenPlan) {
  const [headings = [], ...lines] = withPartedShapes(linesOf(layer, plan));
  const columns = featureColumns(layer.kind);
  return {
    sheet: layer.kind.names.plural.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, LONGEST_SHEET),
    columns: headings.map((heading, at) => ({ width: widthOf([heading, ...lines.map((line) => line[at])]) })),
    stickyRowsCount: 1,
    data: [
      headings.map((heading) => ({ ...textCell(heading), fontWeight: 'bold' as const })),
      ...lines.map((line, row) => {
        const feature = layer.features[row];
        // The first column says who it is.
        return line.map((text, at) => (feature && typedCell(columns[at - 1], feature)) ?? textCell(text));
      }),
    ],
  };
}

const STYLES = 'xl/styles.xml';
/** Formats of one's own have numbers from 164 on; the library counts from 100, and other programs (GDAL, QGIS) then see no days. */
const FORMATS_MOVED = 64;

function withOwnFormats(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const styles = strFromU8(files[STYLES] ?? new Uint8Array()).replaceAll(
    /numFmtId="(1\d\d)"/g,
    (_all, id: string) => `numFmtId="${Number(id) + FORMATS_MOVED}"`,
  );
  return zipSync({ ...files, [STYLES]: strToU8(styles) });
}

/** A workbook with a sheet of each kind. */
export const writeXlsx: WriteFormat = async (plan) =>
  withOwnFormats(await writeWorkbook(plan.layers.map((layer) => sheetOf(layer, plan))).toBuffer());
