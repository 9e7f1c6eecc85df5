import { analyteInWords, analytes } from '../analytes.ts';
import { detailColumnLabels, laboratoryColumn, type DetailColumn, type LaboratoryColumn } from './columns.ts';
import { plainHeading } from './file-line.ts';

/** Chosen use of a file's columns: by plain heading, the id from `columnUses`, or `none`. */
export type ColumnMatching = Readonly<Record<string, string>>;

/** Use of a column that the import skips. */
export const NO_USE = 'none';

/** Uses of a column that a person can choose; results are shown with the unit of their figures. */
export const columnUses: readonly { readonly id: string; readonly label: string }[] = [
  { id: NO_USE, label: 'Leave out' },
  ...Object.entries(detailColumnLabels).map(([id, label]) => ({ id, label })),
  ...analytes.map((analyte) => ({ id: analyte.key, label: analyteInWords(analyte) })),
];

const isDetail = (key: string): key is DetailColumn => Object.hasOwn(detailColumnLabels, key);

/** Finds the use a person chose for a heading; undefined when none was chosen. */
export function matchedColumn(
  matching: ColumnMatching | undefined,
  heading: string,
): LaboratoryColumn | undefined {
  const use = matching?.[plainHeading(heading)];
  if (use === undefined) return undefined;
  if (isDetail(use)) {
    const own = laboratoryColumn(heading);
    return { use: 'detail', key: use, ...(own.use === 'detail' && own.unit ? { unit: own.unit } : {}) };
  }
  const analyte = analytes.find(({ key }) => key === use);
  return analyte ? { use: 'result', analyte } : { use: 'unknown' };
}

/** Proposes a use for a heading. */
export function proposedUse(heading: string): string {
  const column = laboratoryColumn(heading);
  return column.use === 'detail' ? column.key : column.use === 'result' ? column.analyte.key : NO_USE;
}

/** Identifies the layout of a file by its headings; files of one laboratory share it. */
export const shapeOf = (headings: readonly string[]): string => headings.map(plainHeading).join('|');
