import {
  allKinds,
  bookWords,
  columnText,
  columnTotal,
  featureColumns,
  isThere,
  kindById,
  kinds,
  type AnyKind,
  type FeatureColumn,
  type FeatureNames,
} from '@tussock/domain';
import { figure, method, say, wide } from '../../document/blocks.ts';
import type { Block, Section } from '../../document/plan-document.ts';
import type { ReportFeature } from '../../report-input.ts';
import type { BookPlan } from '../read-book.ts';
import { measuresOf, nameCell, recordedTable } from './recorded.ts';
import { eventBlocks } from './event-blocks.ts';

const { water: words } = bookWords;
const NAME_SHARE = 1;
const FIGURE_MM = 18;

/** Kinds whose figures the book prints, with their headings. */
const groups: readonly { readonly id: string; readonly title: string; readonly kinds: readonly AnyKind[] }[] =
  (() => {
    const printed = allKinds.filter(({ bookColumns }) => bookColumns !== undefined);
    const isEffluent = ({ id }: AnyKind): boolean =>
      id === kinds.effluent.id || id === kinds.effluentIrrigator.id;
    const isPond = ({ filter }: AnyKind): boolean => filter.group === 'Water';
    return [
      {
        id: 'water-irrigation',
        title: words.irrigation,
        kinds: printed.filter((kind) => !isEffluent(kind) && !isPond(kind)),
      },
      { id: 'water-effluent', title: words.effluent, kinds: printed.filter(isEffluent) },
      { id: 'water-ponds', title: words.ponds, kinds: printed.filter(isPond) },
    ];
  })();

const namesIn = ({ nameOf }: BookPlan): FeatureNames => ({
  nameOf: (_collection, id) => nameOf(id),
  idsNamed: () => [],
});

/** Columns of a kind's table, in declared order. */
const columnsOf = (kind: AnyKind): readonly FeatureColumn[] =>
  (kind.bookColumns ?? []).flatMap((wanted) => featureColumns(kind).find(({ key }) => key === wanted) ?? []);

/** Table of existing and planned features of kinds with the same columns; only existing ones are summed. */
function figuresTable(plan: BookPlan, kind: AnyKind, features: readonly ReportFeature[]): Block {
  const columns = columnsOf(kind);
  const rows = features.map((feature) => ({
    feature,
    attributes: feature.attributes,
    measures: measuresOf(feature),
  }));
  const there = rows.filter(({ attributes }) => isThere(attributes));
  const totals = columns.map((column) => {
    const total = columnTotal(column, there);
    return total === undefined ? '' : columnText(column, total, namesIn(plan));
  });
  return {
    type: 'table',
    label: kind.names.plural,
    columns: [wide(words.name, NAME_SHARE), ...columns.map(({ header }) => figure(header, FIGURE_MM))],
    rows: rows.map(({ feature, attributes, measures }) => [
      nameCell(plan, feature),
      ...columns.map(
        (column) => columnText(column, column.valueIn(attributes, measures), namesIn(plan)) || words.blank,
      ),
    ]),
    ...(there.length > 1 && totals.some(Boolean) ? { total: [words.total, ...totals] } : {}),
  };
}

/** Groups features with the same columns into one table each. */
function tablesOf(plan: BookPlan, features: readonly ReportFeature[]): readonly Block[] {
  const columnsBy = ({ kindId }: ReportFeature): string => String(kindById(kindId).bookColumns);
  return [...new Set(features.map(columnsBy))].flatMap((columns) => {
    const alike = features.filter((feature) => columnsBy(feature) === columns);
    const [first] = alike;
    return first ? [figuresTable(plan, kindById(first.kindId), alike)] : [];
  });
}

const isPrinted = ({ kindId }: ReportFeature): boolean => kindById(kindId).bookColumns !== undefined;

export const waterIntro = ({ features }: BookPlan): readonly Block[] =>
  features.some(isPrinted) ? method([words.method]) : say(words.none);

/** Keys of the values of a kind that a table of its own prints: its columns and its log. */
const printedOf = ({ bookColumns = [], log }: AnyKind): readonly string[] => [
  ...bookColumns,
  ...(log ? [log.field] : []),
];

/** Sections of irrigation, effluent and ponds: a table of rates, depths, volumes and areas, then everything else recorded of each, and its logs. */
export function waterSections(plan: BookPlan): readonly Section[] {
  const shown = groups.flatMap(({ id, title, kinds: of }) => {
    const ids = new Set<string>(of.map((kind) => kind.id));
    const features = plan.features.filter(({ kindId }) => ids.has(kindId));
    return features.length === 0 ? [] : [{ id, title, features }];
  });
  return shown.map(({ id, title, features }): Section => ({
    id,
    title,
    level: 2,
    blocks: [
      ...tablesOf(plan, features),
      recordedTable(plan, words.details, features, ({ kindId }) => printedOf(kindById(kindId))),
      ...eventBlocks(plan, features),
    ],
  }));
}
