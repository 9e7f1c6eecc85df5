import { sayUnworkedFormula } from '../../formats/unworked-formula.ts';
import type { Field } from '../../kind/field.ts';
import { textFileWords } from '../../text-files/text-file-words.ts';
import { analytes, type Analyte, type AnalyteKey } from '../analytes.ts';
import {
  hasDecimalComma,
  hasMark,
  readResult,
  withUnit,
  type ReadResult,
  type Result,
  type Results,
} from '../result.ts';
import { soilTestDetailFields } from '../soil-test.ts';
import { laboratoryColumns, type DetailColumn, type LaboratoryColumn } from './columns.ts';
import { matchedColumn, type ColumnMatching } from './column-matching.ts';
import type { SampleTable } from './file-line.ts';
import { findDateOrder, readDay, type DateOrder } from './read-day.ts';
import { remembering } from './remembering.ts';
import {
  noticesOfMissing,
  sayUnnumbered,
  standInForNumbers,
  type MissingNumbers,
} from './stand-in-numbers.ts';

/** Value that was left out, with the reason; the rest of its row is imported. */
export interface CellFault {
  readonly column: string;
  readonly message: string;
}

/** Sample of a file, before it is matched with a plan. */
export interface LaboratorySample {
  readonly line: number;
  readonly place: string;
  /** Unique key of the sample: job and laboratory number, or their substitutes. Null when one is missing. */
  readonly key: string | null;
  readonly sampleName: string;
  readonly isInterim: boolean;
  readonly details: Readonly<Record<string, unknown>>;
  readonly results: Results;
  /** Reasons why the whole row is refused. */
  readonly faults: readonly string[];
  readonly cellFaults: readonly CellFault[];
  /** Number of result columns that are empty in this row. */
  readonly blanks: number;
}

export type ReadSamples =
  | {
      readonly ok: true;
      readonly samples: readonly LaboratorySample[];
      /** Date order; null when days are ambiguous, and a person has to choose before anything is saved. */
      readonly dateOrder: DateOrder | null;
      readonly notices: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly string[] };

const DATES: ReadonlySet<DetailColumn> = new Set(['dateRegistered', 'fileCreationDate', 'sampledOn']);
const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'interim']);
const NO: ReadonlySet<string> = new Set(['', 'no', 'n', 'false', '0', 'final']);
/** Matches the sample type soil: a farm sends leaves and effluent to the same laboratory. */
const SOIL = /^\s*soils?\b/i;
const NOT_SOIL = /plant|herbage|leaf|foliage|effluent|water|feed|silage|compost/i;
const DEPTH = /^(?:\d+\s*(?:mm|cm)?\s*(?:-|–|to)\s*)?(\d+(?:\.\d+)?)\s*(mm|cm)?$/i;

/** Column of the file with its use. */
interface UsedColumn {
  readonly index: number;
  readonly heading: string;
  readonly column: LaboratoryColumn;
}
/** Cached readings of cells, each distinct text once. */
interface Readings {
  readonly result: (analyte: Analyte, text: string) => ReadResult;
  readonly day: (text: string) => ReturnType<typeof readDay>;
  readonly depth: (text: string) => number | null;
}

type CellUnit = 'mm' | 'cm';

/** Reads a depth in millimetres from '0-75 mm', '15 cm' or '75'; null when it is no possible depth of a core. */
function readDepth(text: string, unitOfColumn: CellUnit): number | null {
  const [, deepest, unit = unitOfColumn] = DEPTH.exec(text) ?? [];
  const millimetres = Number(deepest) * (unit.toLowerCase() === 'cm' ? 10 : 1);
  const { min, max } = soilTestDetailFields.sampleDepth;
  return deepest !== undefined && millimetres >= min && millimetres <= max ? millimetres : null;
}

interface Manner {
  readonly dateOrder: DateOrder;
  readonly hasDecimalCommas: boolean;
  readonly depthUnit: CellUnit;
}

function readingsIn({ dateOrder, hasDecimalCommas, depthUnit }: Manner): Readings {
  const results = new Map(
    analytes.map(
      (analyte) => [analyte.key, remembering((text) => readResult(analyte, text, hasDecimalCommas))] as const,
    ),
  );
  return {
    result: (analyte, text) =>
      results.get(analyte.key)?.(text) ?? readResult(analyte, text, hasDecimalCommas),
    day: remembering((text) => readDay(text, dateOrder)),
    depth: remembering((text) => readDepth(text, depthUnit)),
  };
}

const nameOf = (column: LaboratoryColumn): string | null =>
  column.use === 'detail' ? column.key : column.use === 'unknown' ? null : column.analyte.key;

const DEPTH_UNITS: ReadonlySet<string> = new Set(['', 'mm', 'cm']);
const isDepth = (column: LaboratoryColumn): boolean =>
  column.use === 'detail' && column.key === 'sampleDepth';
const unitOfDepth = (column: LaboratoryColumn): string =>
  column.use === 'detail' ? (column.unit ?? '').trim().toLowerCase() : '';

/** Problems with the headings as a whole: two for one use, a wrong unit, or none that identifies the samples. */
function faultsOfColumns(columns: readonly UsedColumn[]): readonly string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const { heading, column } of columns) {
    const name = nameOf(column);
    if (name === null) continue;
    const other = seen.get(name);
    if (other !== undefined)
      faults.push(
        `Two columns are for the same thing: “${other}” and “${heading}”. Take one of them out of the file`,
      );
    seen.set(name, heading);
    if (column.use === 'otherUnit')
      faults.push(
        `“${heading}” is in ${column.unit}, and ${column.analyte.label} is wanted in ${column.analyte.unit || 'no unit'}: units are not converted`,
      );
  }
  for (const { heading, column } of columns)
    if (isDepth(column) && !DEPTH_UNITS.has(unitOfDepth(column)))
      faults.push(`“${heading}” is neither in mm nor in cm: units are not converted`);
  if (!seen.has('laboratoryNumber') && !seen.has('sampleName'))
    faults.push(
      'The file has neither a “Laboratory Number” nor a “Sample Name”, so the samples cannot be told apart. If a column has one of them under another name, choose it under “What is each column for?”',
    );
  if (!analytes.some(({ key }) => seen.has(key))) faults.push('The file has no column with a result');
  return faults;
}

interface Draft {
  readonly details: Record<string, unknown>;
  readonly results: { [K in AnalyteKey]?: Result };
  readonly faults: string[];
  readonly cellFaults: CellFault[];
  isInterim: boolean;
  blanks: number;
}

function takeResult(
  draft: Draft,
  { heading, column }: UsedColumn,
  { cell, readings }: { readonly cell: string; readonly readings: Readings },
): void {
  if (column.use !== 'result') return;
  const { analyte } = column;
  const read = readings.result(analyte, cell);
  const unworked = read.ok ? null : sayUnworkedFormula(cell.trim());
  if (unworked !== null) draft.cellFaults.push({ column: heading, message: unworked });
  else if (!read.ok) draft.cellFaults.push({ column: heading, message: read.message });
  else if (read.result === null) draft.blanks += 1;
  else if (read.result.value > analyte.slider.max)
    draft.cellFaults.push({
      column: heading,
      message: `${analyte.label} of ${cell.trim()} is above ${withUnit(analyte, analyte.slider.max)} and left out; if the report says so, type it into the test`,
    });
  else draft.results[analyte.key] = read.result;
}

/**
 * Columns that identify a sample. A row with a problem in one of these is refused, because several rows with the same problem would look
 * like one sample.
 */
const TELLS_APART: ReadonlySet<DetailColumn> = new Set([
  'laboratoryJobNumber',
  'laboratoryNumber',
  'sampleName',
]);

function takeDetail(
  draft: Draft,
  key: DetailColumn,
  {
    heading,
    cell,
    readings,
  }: { readonly heading: string; readonly cell: string; readonly readings: Readings },
): void {
  const text = cell.trim();
  const unworked = sayUnworkedFormula(text);
  if (unworked !== null) {
    if (TELLS_APART.has(key) || key === 'sampledOn' || key === 'interim')
      draft.faults.push(`${heading}: ${unworked}`);
    else draft.cellFaults.push({ column: heading, message: unworked });
  } else if (DATES.has(key)) {
    const read = readings.day(text);
    if (read.ok) {
      if (read.day !== null) draft.details[key] = read.day;
    } else if (key === 'sampledOn') draft.faults.push(`${heading}: ${read.message}`);
    else draft.cellFaults.push({ column: heading, message: read.message });
  } else if (key === 'interim') {
    const word = text.toLowerCase();
    if (YES.has(word)) draft.isInterim = true;
    else if (!NO.has(word))
      draft.faults.push(`${heading} must be yes or no: “${text.slice(0, 40)}” is neither`);
  } else if (key === 'sampleDepth') {
    const depth = text === '' || text === '-' ? undefined : readings.depth(text);
    const { min, max } = soilTestDetailFields.sampleDepth;
    if (typeof depth === 'number') draft.details[key] = depth;
    else if (depth === null)
      draft.cellFaults.push({
        column: heading,
        message: `“${text.slice(0, 40)}” is not a depth from ${min} to ${max} mm`,
      });
  } else if (text !== '') {
    const field: Field = soilTestDetailFields[key];
    const maxLength = field.type === 'text' ? field.maxLength : 0;
    if (text.length > maxLength)
      draft.cellFaults.push({
        column: heading,
        message: `${heading} is longer than ${maxLength} characters`,
      });
    else draft.details[key] = text;
  }
}

/** Sets the day of the sample; when the file has none, the day it was registered. */
function settleDay(draft: Draft, today: string): void {
  const { sampledOn, dateRegistered } = draft.details;
  const day = sampledOn ?? dateRegistered;
  if (draft.faults.length === 0 && typeof day !== 'string')
    draft.faults.push('The row has neither a sample date nor a registration date');
  if (typeof day !== 'string') return;
  draft.details['sampledOn'] = day;
  if (day > today) draft.faults.push(`The day of the sample, ${day}, is in the future`);
}

const keyOf = ({
  laboratoryJobNumber: job,
  laboratoryNumber: number,
}: Readonly<Record<string, unknown>>): string | null =>
  typeof job === 'string' && typeof number === 'string' ? soilTestKey(job, number) : null;

/** Key that identifies a sample, regardless of capitals: its job number and its laboratory number. */
export const soilTestKey = (jobNumber: string, laboratoryNumber: string): string =>
  `${jobNumber.trim().toLowerCase()}|${laboratoryNumber.trim().toLowerCase()}`;

interface RowMeans {
  readonly readings: Readings;
  readonly today: string;
  readonly width: number;
  readonly missing: MissingNumbers;
}

function readRow(
  row: SampleTable['rows'][number],
  columns: readonly UsedColumn[],
  { readings, today, width, missing }: RowMeans,
): LaboratorySample {
  const draft: Draft = { details: {}, results: {}, faults: [], cellFaults: [], isInterim: false, blanks: 0 };
  if (row.cells.length > width && row.cells.slice(width).some((cell) => cell.trim() !== ''))
    draft.faults.push(`The row has ${row.cells.length} cells and the headings are ${width}`);
  for (const used of columns) {
    const cell = row.cells[used.index] ?? '';
    if (used.column.use === 'result') takeResult(draft, used, { cell, readings });
    else if (used.column.use === 'detail')
      takeDetail(draft, used.column.key, { heading: used.heading, cell, readings });
  }
  settleDay(draft, today);
  standInForNumbers(draft.details, missing);
  const key = keyOf(draft.details);
  const unnumbered = key === null ? sayUnnumbered(draft.details, missing) : null;
  if (unnumbered !== null) draft.faults.push(unnumbered);
  const { sampleType, sampleName } = draft.details;
  if (typeof sampleType === 'string' && !SOIL.test(sampleType) && NOT_SOIL.test(sampleType))
    draft.faults.push(`This is not a soil sample: “${sampleType}”`);
  if (Object.keys(draft.results).length === 0) draft.faults.push('The row has no result that can be used');
  return {
    line: row.line,
    place: row.place,
    key,
    sampleName: typeof sampleName === 'string' ? sampleName : '',
    isInterim: draft.isInterim,
    details: draft.isInterim ? { ...draft.details, interim: true } : draft.details,
    results: draft.results,
    faults: draft.faults,
    cellFaults: draft.cellFaults,
    blanks: draft.blanks,
  };
}

/** Reads the samples of a table. Days are read in the order the file shows, or in the requested one. */
export function readSamples(
  { headings, rows, notices }: SampleTable,
  {
    today,
    dateOrder: asked,
    matching,
  }: {
    readonly today: string;
    readonly dateOrder?: DateOrder | undefined;
    readonly matching?: ColumnMatching | undefined;
  },
): ReadSamples {
  const columns = laboratoryColumns(headings).map((column, index): UsedColumn => {
    const heading = headings[index] ?? '';
    return { index, heading: heading.trim(), column: matchedColumn(matching, heading) ?? column };
  });
  const faults = faultsOfColumns(columns);
  if (faults.length > 0) return { ok: false, faults };
  const known = columns.filter(({ column }) => column.use !== 'unknown');
  const dates = known.filter(({ column }) => column.use === 'detail' && DATES.has(column.key));
  const dateOrder = asked ?? findDateOrder(cellsOf(rows, dates));
  const unknown = columns.filter(({ column, heading }) => column.use === 'unknown' && heading !== '');
  const figures = known.filter(({ column }) => column.use === 'result');
  const depth = known.find(({ column }) => isDepth(column));
  const hasAny = (key: DetailColumn): boolean => {
    const column = known.find((used) => used.column.use === 'detail' && used.column.key === key);
    return column !== undefined && some(cellsOf(rows, [column]), (cell) => cell.trim() !== '');
  };
  // A decimal comma, once one can be nothing else, makes all of them so.
  const comma = first(cellsOf(rows, figures), hasDecimalComma);
  const missing = { job: !hasAny('laboratoryJobNumber'), number: !hasAny('laboratoryNumber') };
  const readings = readingsIn({
    // Read for the preview only: nothing is saved while the order is open.
    dateOrder: dateOrder ?? 'dayFirst',
    hasDecimalCommas: comma !== undefined,
    depthUnit: depth && unitOfDepth(depth.column) === 'cm' ? 'cm' : 'mm',
  });
  return {
    ok: true,
    dateOrder,
    samples: rows.map((row) => readRow(row, known, { readings, today, width: headings.length, missing })),
    notices: [
      ...notices,
      ...noticesOfMissing(missing),
      ...(comma === undefined ? [] : [textFileWords.decimalCommas(comma, comma.replace(',', '.'))]),
      ...(some(cellsOf(rows, figures), hasMark)
        ? ['Marks behind figures, as in “5.8*”, are left out: the laboratory’s report says what they mean']
        : []),
      ...(dates.some(({ column }) => column.use === 'detail' && column.key === 'sampledOn')
        ? []
        : [
            'The file does not say when the samples were taken: the day they were registered is used instead',
          ]),
      ...(unknown.length > 0
        ? [`Ignored, because nothing here has that name: ${unknown.map(({ heading }) => heading).join('; ')}`]
        : []),
    ],
  };
}

function first(texts: Iterable<string>, holds: (text: string) => boolean): string | undefined {
  for (const text of texts) if (holds(text)) return text.trim();
  return undefined;
}

const some = (texts: Iterable<string>, holds: (text: string) => boolean): boolean =>
  first(texts, holds) !== undefined;

function* cellsOf(rows: SampleTable['rows'], columns: readonly UsedColumn[]): Generator<string> {
  for (const { cells } of rows) for (const { index } of columns) yield cells[index] ?? '';
}

/** Counts the samples of a file by state. `duplicateKeyRows` counts rows beyond the first of a sample. */
export function countSamples(samples: readonly LaboratorySample[]) {
  const keys = samples.flatMap(({ key }) => (key === null ? [] : [key]));
  const count = (test: (sample: LaboratorySample) => boolean): number => samples.filter(test).length;
  const sum = (of: (sample: LaboratorySample) => number): number =>
    samples.reduce((total, sample) => total + of(sample), 0);
  return {
    rows: samples.length,
    interim: count(({ isInterim }) => isInterim),
    belowLimit: sum(({ results }) => Object.values(results).filter((it) => it?.limit === 'below').length),
    blankCells: sum(({ blanks }) => blanks),
    refusedCells: sum(({ cellFaults }) => cellFaults.length),
    unmatched: count(({ sampleName }) => sampleName === ''),
    duplicateKeyRows: keys.length - new Set(keys).size,
  };
}
