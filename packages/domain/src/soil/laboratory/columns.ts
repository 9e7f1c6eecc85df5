import { analytes, type Analyte } from '../analytes.ts';
import { isUnitOf } from '../result.ts';
import { plainHeading } from './file-line.ts';

/** Heading with two meanings: the name of the sample if no other column has it, else another detail of the sample. */
const SAMPLE = 'sample';

/** Columns for the details of a test. Source: specification §3; those from `sampleName` on are our choice. */
const detailColumns = {
  laboratoryJobNumber: ['laboratory job number', 'lab job number', 'job number'],
  laboratoryNumber: ['laboratory number', 'lab number', 'sample number'],
  interim: ['interim'],
  dateRegistered: ['date registered'],
  fileCreationDate: ['file creation date'],
  primaryContactName: ['primary contact name', 'primary contact'],
  clientName: ['client name', 'client'],
  submitterName: ['submitter name', 'submitted by'],
  submitterAddress: ['submitter address'],
  clientOrderNumber: ['client order number', 'order number'],
  sampleName: ['sample name', SAMPLE],
  sampleType: ['sample type'],
  sampleDepth: ['sample depth', 'depth'],
  sampledOn: ['date sampled', 'sample date', 'sampling date'],
} as const;
export type DetailColumn = keyof typeof detailColumns;

/** Labels of the detail columns, for choosing. */
export const detailColumnLabels: { readonly [K in DetailColumn]: string } = {
  laboratoryJobNumber: 'Laboratory job number',
  laboratoryNumber: 'Laboratory number',
  interim: 'Interim',
  dateRegistered: 'Date registered',
  fileCreationDate: 'File creation date',
  primaryContactName: 'Primary contact name',
  clientName: 'Client name',
  submitterName: 'Submitter name',
  submitterAddress: 'Submitter address',
  clientOrderNumber: 'Client order number',
  sampleName: 'Sample name',
  sampleType: 'Sample type',
  sampleDepth: 'Sample depth',
  sampledOn: 'Date sampled',
};

/** Ten headings that the specification names, in its spelling. */
export const specifiedHeadings = [
  'Laboratory Job Number',
  'Laboratory Number',
  'Interim',
  'Date Registered',
  'File Creation Date',
  'Primary Contact Name',
  'Client Name',
  'Submitter Name',
  'Submitter Address',
  'Client Order Number',
] as const;

export type LaboratoryColumn =
  | { readonly use: 'detail'; readonly key: DetailColumn; readonly unit?: string }
  | { readonly use: 'result'; readonly analyte: Analyte }
  /** Known analyte in an unexpected unit. */
  | { readonly use: 'otherUnit'; readonly analyte: Analyte; readonly unit: string }
  | { readonly use: 'unknown' };

const details: ReadonlyMap<string, DetailColumn> = new Map(
  Object.entries(detailColumns).flatMap(
    ([key, names]) => names.map((name) => [name, key as DetailColumn] as const), // one of the keys that are gone through
  ),
);
const results: ReadonlyMap<string, Analyte> = new Map(
  analytes.flatMap((analyte) =>
    [analyte.columnName.toLowerCase(), ...analyte.headings].map((name) => [name, analyte] as const),
  ),
);

/** Matches a heading with its unit: 'olsen phosphorus (mg/l)' and 'olsen phosphorus, mg/l'. */
const WITH_UNIT = /^(.+?)\s*(?:\((.+)\)|[,[]\s*(.+?)\]?)$/;

/** Finds the use of a heading in a laboratory's file. */
export function laboratoryColumn(heading: string): LaboratoryColumn {
  const plain = plainHeading(heading);
  const detail = details.get(plain);
  if (detail) return { use: 'detail', key: detail };
  const analyte = results.get(plain);
  if (analyte) return { use: 'result', analyte };
  const [, name = '', inBrackets, afterComma] = WITH_UNIT.exec(plain) ?? [];
  const unit = inBrackets ?? afterComma ?? '';
  const measured = results.get(name) ?? results.get(`${name} ${unit}`);
  const described = details.get(name);
  if (!measured) return described ? { use: 'detail', key: described, unit } : { use: 'unknown' };
  return isUnitOf(measured, unit)
    ? { use: 'result', analyte: measured }
    : { use: 'otherUnit', analyte: measured, unit };
}

const isSampleName = (column: LaboratoryColumn): boolean =>
  column.use === 'detail' && column.key === 'sampleName';

/** Finds the uses of all headings in a file, where one can depend on the others. */
export function laboratoryColumns(headings: readonly string[]): readonly LaboratoryColumn[] {
  const columns = headings.map(laboratoryColumn);
  const isBeside = columns.filter(isSampleName).length > 1;
  return columns.map((column, index) =>
    isBeside && isSampleName(column) && plainHeading(headings[index] ?? '') === SAMPLE
      ? { use: 'unknown' }
      : column,
  );
}

const quickTests: ReadonlyMap<string, Analyte> = new Map(
  analytes.flatMap((analyte) =>
    analyte.unit === 'MAF QT' ? [[analyte.label.toLowerCase(), analyte] as const] : [],
  ),
);

/** Finds the use of a name and a unit in separate cells. Potassium is recognised by its quick test only. */
export function laboratoryColumnOf(name: string, unit: string): LaboratoryColumn {
  const quick = quickTests.get(plainHeading(name));
  if (quick) return isUnitOf(quick, unit) ? { use: 'result', analyte: quick } : { use: 'unknown' };
  const column = laboratoryColumn(name);
  return column.use === 'result' && unit.trim() !== '' && !isUnitOf(column.analyte, unit)
    ? { use: 'otherUnit', analyte: column.analyte, unit: unit.trim() }
    : column;
}
