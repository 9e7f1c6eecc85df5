import {
  bookWords,
  commonFields,
  dayWithMonth,
  derivedRows,
  isThere,
  kindById,
  viewSections,
  type Measures,
} from '@tussock/domain';
import { toHectares } from '@tussock/geometry';
import type { Block, Cell } from '../../document/plan-document.ts';
import type { ReportFeature } from '../../report-input.ts';
import type { BookPlan } from '../read-book.ts';
import { rowTable } from './farm-part.ts';

const { water: words } = bookWords;

/** Measures of a feature, of those it has. */
export const measuresOf = ({ areaM2, lengthMetres }: ReportFeature): Measures => ({
  ...(areaM2 === null ? {} : { areaM2, areaHectares: toHectares(areaM2) }),
  ...(lengthMetres === null ? {} : { lengthMetres }),
});

/** Name of a feature with its kind; a planned one is marked. */
export const nameCell = (plan: BookPlan, { id, kindId, attributes }: ReportFeature): Cell => ({
  text: plan.nameOf(id) ?? '',
  tone: 'strong',
  below: [kindById(kindId).names.singular, ...(isThere(attributes) ? [] : [words.planned])],
});

/** Summarises a list: a log by its number of entries and the latest, any other list by its items. */
function listInWords(
  text: string,
  value: unknown,
  rows: readonly (readonly { readonly text: string }[])[],
): string {
  const days = (Array.isArray(value) ? (value as readonly { readonly date?: string }[]) : []) // rows of a declared list
    .flatMap(({ date }) => date ?? [])
    .toSorted();
  const last = days.at(-1);
  if (last !== undefined) return words.applied(text, dayWithMonth(last));
  return rows
    .map((cells) =>
      cells
        .map((cell) => cell.text)
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
}

const rowsOf = ({ kindId, attributes }: ReportFeature) =>
  viewSections(kindById(kindId), attributes).flatMap(({ rows }) => rows);

const namesOf = (plan: BookPlan, ids: readonly string[]): string =>
  ids.flatMap((id) => plan.nameOf(id) ?? []).join(', ');

/** Labels and texts of everything recorded of a feature except its name, status, notes and files, and the values already printed. */
export function recordedOf(
  plan: BookPlan,
  feature: ReportFeature,
  printed: ReadonlySet<string> = new Set(),
): readonly (readonly [label: string, text: string])[] {
  const { kindId, attributes } = feature;
  const isPrinted = (key: string): boolean => printed.has(key) || Object.hasOwn(commonFields, key);
  const filled = rowsOf(feature)
    .filter(({ key }) => !isPrinted(key))
    .map(({ key, label, text, featureIds, rows }): readonly [string, string] => {
      if (rows) return [label, listInWords(text, attributes[key], rows)];
      return [label, featureIds ? namesOf(plan, featureIds) : text];
    });
  const computed = derivedRows(kindById(kindId), attributes, measuresOf(feature), plan.today)
    .filter(({ key }) => !isPrinted(key))
    .map(({ label, text }) => [label, text] as const);
  return [...filled, ...computed].filter(([, text]) => text !== '');
}

/** Tables of the lists recorded of a feature, such as an application log. */
export const logsOf = (plan: BookPlan, feature: ReportFeature): readonly Block[] =>
  rowsOf(feature).flatMap(({ label, rows = [] }) =>
    rowTable(
      label,
      rows.map((cells) =>
        cells.map((cell) => ({
          ...cell,
          text: cell.featureIds ? namesOf(plan, cell.featureIds) : cell.text,
        })),
      ),
    ),
  );
