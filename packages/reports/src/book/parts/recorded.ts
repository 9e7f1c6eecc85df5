import {
  bookWords,
  commonFields,
  dayWithMonth,
  derivedRows,
  formatDue,
  isThere,
  kindById,
  rowsAround,
  surroundingsOf,
  viewSections,
  type Measures,
} from '@tussock/domain';
import { toHectares } from '@tussock/geometry';
import { wide } from '../../document/blocks.ts';
import type { Block, Cell } from '../../document/plan-document.ts';
import type { ReportFeature } from '../../report-input.ts';
import type { BookPlan } from '../read-book.ts';

const { places, water: words } = bookWords;

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

/** Fields that are printed elsewhere or say how a custom feature looks on the map. */
const isElsewhere = (key: string): boolean =>
  Object.hasOwn(commonFields, key) || key === 'icon' || key === 'colour';

/** Labels and texts of everything recorded of a feature except its name, status, notes and files, and the columns already printed. */
export function recordedOf(
  plan: BookPlan,
  feature: ReportFeature,
  printed: readonly string[] = [],
): readonly (readonly [label: string, text: string])[] {
  const { kindId, attributes } = feature;
  const filled = rowsOf(feature)
    .filter(({ key }) => !isElsewhere(key) && !printed.includes(key))
    .map(({ key, label, text, featureIds, rows }): readonly [string, string] => {
      if (rows) return [label, listInWords(text, attributes[key], rows)];
      return [label, featureIds ? namesOf(plan, featureIds) : text];
    });
  const computed = derivedRows(kindById(kindId), attributes, measuresOf(feature), plan.today)
    .filter(({ key }) => !printed.includes(`figure:${key}`))
    .map(({ label, text }) => [label, text] as const);
  return [...filled, ...computed].filter(([, text]) => text !== '');
}

/** Distances of a feature that are measured on the map: of it to water, bores, the boundary and cultural places. */
function measuredOf({ around }: BookPlan, feature: ReportFeature): readonly (readonly [string, string])[] {
  const { id, kindId, geometry, attributes, areaM2 } = feature;
  const place = { _id: id, geometry, areaHectares: areaM2 === null ? null : toHectares(areaM2) };
  return rowsAround(kindById(kindId), surroundingsOf(place, around), attributes).map(
    ({ label, text }) => [label, text] as const,
  );
}

/** Actions on a feature, each with its due date. */
const actionsOn = ({ answers }: BookPlan, { id }: ReportFeature): readonly string[] =>
  answers.actions
    .filter(({ values }) => values.state !== 'cancelled' && values.featureIds?.includes(id))
    .map(({ values }) => [values.title, formatDue(values)].filter(Boolean).join(', '));

/** Least number of features of which values they all share are said once. */
const LEAST_ALIKE = 3;

/** Texts that all of the lists have, where they are many enough to say them once. */
function sharedBy(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  return lists.length < LEAST_ALIKE
    ? []
    : first.filter((text) => others.every((list) => list.includes(text)));
}

/** Table of features with everything recorded of each besides what is already printed, and the actions on them, where there are any. */
export function recordedTable(
  plan: BookPlan,
  label: string,
  features: readonly ReportFeature[],
  printedOf: (feature: ReportFeature) => readonly string[] = () => [],
): Block {
  const rows = features.map((feature) => ({
    feature,
    recorded: [...recordedOf(plan, feature, printedOf(feature)), ...measuredOf(plan, feature)].map((pair) =>
      places.value(...pair),
    ),
    actions: actionsOn(plan, feature),
  }));
  const hasActions = rows.some(({ actions }) => actions.length > 0);
  const shared = sharedBy(rows.map(({ recorded }) => recorded));
  return {
    type: 'table',
    label,
    columns: [
      wide(places.place, 1),
      wide(places.recorded, 3),
      ...(hasActions ? [wide(places.actions, 1)] : []),
    ],
    rows: [
      ...rows.map(({ feature, recorded, actions }) => {
        const own = recorded.filter((text) => !shared.includes(text));
        return [
          nameCell(plan, feature),
          own.length > 0 ? own.join('; ') : { text: places.nothing, tone: 'quiet' as const },
          ...(hasActions ? [{ text: '', below: actions }] : []),
        ];
      }),
      ...(shared.length === 0
        ? []
        : [[{ text: places.all, tone: 'strong' as const }, shared.join('; '), ...(hasActions ? [''] : [])]]),
    ],
  };
}
