import { analyteInWords, analytes } from '../analytes.ts';
import { detailColumnLabels, laboratoryColumn, type DetailColumn, type LaboratoryColumn } from './columns.ts';
import { plainHeading } from './file-line.ts';

/** What a person said the columns of a file are for: a heading, plainly spelt, with what `columnUses` calls it, or `none`. */
export type ColumnMatching = Readonly<Record<string, string>>;

/** Left out of the import. */
export const NO_USE = 'none';

/** Everything a column may be for, as a person chooses it: results with the unit that their figures must be in. */
export const columnUses: readonly { readonly id: string; readonly label: string }[] = [
  { id: NO_USE, label: 'Leave out' },
  ...Object.entries(detailColumnLabels).map(([id, label]) => ({ id, label })),
  ...analytes.map((analyte) => ({ id: analyte.key, label: analyteInWords(analyte) })),
];

const isDetail = (key: string): key is DetailColumn => Object.hasOwn(detailColumnLabels, key);

/** What a person said a heading is for; undefined where nobody said. */
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

/** What is proposed for a heading before anybody said anything. */
export function proposedUse(heading: string): string {
  const column = laboratoryColumn(heading);
  return column.use === 'detail' ? column.key : column.use === 'result' ? column.analyte.key : NO_USE;
}

/** Headings as one name of their file's shape: files of one laboratory share it. */
export const shapeOf = (headings: readonly string[]): string => headings.map(plainHeading).join('|');
