import { featureTable, safeFileName } from '@tussock/domain';
import { labelPoint, writeWkt } from '@tussock/geometry';
import Papa from 'papaparse';
import writeWorkbook from 'write-excel-file/node';
import {
  textBytes,
  type WriteFormat,
  type WrittenLayer,
  type WrittenPlan,
} from '../../../platform/map-files/writing.ts';
import { zipFiles } from './zip-files.ts';

/** Without it Excel takes UTF-8 for something else, and macrons break. */
const BYTE_ORDER_MARK = '\uFEFF';
/** The most letters that a cell of Excel holds, and a name of a sheet. */
const LONGEST_CELL = 32_767;
const LONGEST_SHEET = 31;

const linesOf = ({ kind, features }: WrittenLayer, { names }: WrittenPlan, longest = Infinity) =>
  featureTable(
    kind,
    features.map(({ id, attributes, measures, geometry }) => {
      const whole = writeWkt(geometry);
      const shapeText =
        whole.length <= longest ? whole : writeWkt({ type: 'Point', coordinates: labelPoint(geometry) });
      return { id, attributes, measures, shapeText };
    }),
    names,
  );

const csvOf = (lines: readonly (readonly string[])[]): Uint8Array =>
  textBytes(
    BYTE_ORDER_MARK +
      Papa.unparse(
        lines.map((line) => [...line]),
        { newline: '\r\n' },
      ),
  );

/** One table where there is one kind, and a ZIP with one of each where there are several: their columns are not the same. */
export const writeCsv: WriteFormat = (plan) => {
  const [first, ...others] = plan.layers;
  if (first && others.length === 0) return csvOf(linesOf(first, plan));
  return zipFiles(
    plan.layers.map((layer) => ({
      path: `${safeFileName(layer.kind.names.plural)}.csv`,
      bytes: csvOf(linesOf(layer, plan)),
    })),
    plan.at,
  );
};

/** A workbook with a sheet of each kind. */
export const writeXlsx: WriteFormat = async (plan) => {
  const sheets = plan.layers.map((layer) => ({
    sheet: layer.kind.names.plural.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, LONGEST_SHEET),
    // Everything as text: a number that Excel makes its own is another one when it comes back.
    data: linesOf(layer, plan, LONGEST_CELL).map((line) =>
      line.map((value) => ({ value: value.slice(0, LONGEST_CELL), type: String })),
    ),
  }));
  return new Uint8Array(await writeWorkbook(sheets).toBuffer());
};
