import {
  bookWords,
  dayWithMonth,
  figureWith,
  isThere,
  kindById,
  kinds,
  hectaresInFigures,
  planInfoFields,
  planInfoSections,
  viewSections,
  type AnyKind,
} from '@tussock/domain';
import { facts, figure, narrow, say, wide } from '../../document/blocks.ts';
import type { Block, Section } from '../../document/plan-document.ts';
import type { PaddockLine } from '../../paddock/paddock-line.ts';
import { hundredthsOf, showHectares, squareMetresOf } from '../../text/figures.ts';
import type { BookPlan } from '../read-book.ts';

const { farm: words } = bookWords;

type Rows = ReturnType<typeof viewSections>[number]['rows'];

/**
 * Column share of the longest unbreakable word, added to the square root of the whole text's length: a sentence needs room, but not for all
 * of it on one line.
 */
const WORD_SHARE = 0.52;

/** Share of a column's width, from its texts. */
function shareOf(texts: readonly string[]): number {
  const longest = Math.max(...texts.map((text) => text.length));
  const longestWord = Math.max(...texts.flatMap((text) => text.split(/\s/u)).map((word) => word.length));
  return Math.max(Math.sqrt(longest), longestWord * WORD_SHARE);
}

/** Builds blocks from the rows of a section: single values as facts, each list as a table of its own, named unless it is all there is. */
export function blocksOfRows(rows: Rows, title = ''): readonly Block[] {
  const plain = rows.filter((row) => !row.rows && row.text !== '');
  const lists = rows.filter((row) => row.rows);
  return [
    ...facts(plain.map(({ label, text }) => [label, text])),
    ...lists.flatMap(({ label, rows: lines = [] }) =>
      rowTable(label, lines, label !== title && plain.length + lists.length > 1),
    ),
  ];
}

/** Table of the rows of a list, with a column for each of their labels; empty for no rows. */
export function rowTable(
  label: string,
  lines: readonly (readonly { readonly label: string; readonly text: string }[])[],
  isNamed = true,
): readonly Block[] {
  if (lines.length === 0) return [];
  const labels = [...new Set(lines.flatMap((cells) => cells.map((cell) => cell.label)))];
  const rows = lines.map((cells) =>
    labels.map((header) => cells.find((cell) => cell.label === header)?.text ?? ''),
  );
  const columns = labels.map((header, index) =>
    wide(header, shareOf([header, ...rows.map((row) => row[index] ?? '')])),
  );
  return [...(isNamed ? say(label, 'label') : []), { type: 'table', label, columns, rows }];
}

/** Table of the blocks by name, when there are several. */
function blocksTable({ boundary: { blockNames }, areaHectares }: BookPlan): readonly Block[] {
  if (blockNames.length < 2) return [];
  return [
    {
      type: 'table',
      label: words.blocks,
      columns: [wide(words.block), figure(words.hectares, 20)],
      rows: blockNames.map(({ name, areaHectares: hectares }) => [name, hectaresInFigures(hectares)]),
      ...(areaHectares === null ? {} : { total: [words.boundary, figureWith(areaHectares, 2)] }),
    },
  ];
}

function titlesTable({ titles, areaHectares, boundary }: BookPlan): readonly Block[] {
  if (titles.length === 0)
    return say(boundary.note ?? words.noTitles, boundary.standing === 'toBeChecked' ? 'warning' : undefined);
  return [
    {
      type: 'table',
      label: words.titles,
      columns: [
        narrow(words.title, 26),
        wide(words.appellation, 1.3),
        wide(words.estate, 1.6),
        narrow(words.issued, 24),
        figure(words.hectares, 20),
      ],
      rows: titles.map(({ titleNumber, appellation, estate, issueDate, areaHectares: hectares }) => [
        titleNumber,
        appellation ?? '',
        estate ?? '',
        issueDate ? dayWithMonth(issueDate.slice(0, 10)) : '',
        hectaresInFigures(hectares),
      ]),
      ...(areaHectares === null ? {} : { total: [words.boundary, '', '', '', figureWith(areaHectares, 2)] }),
    },
  ];
}

/** Square metres that the existing irrigation systems cover, as recorded; effluent irrigators are left out. */
const irrigatedM2 = (features: BookPlan['features']): number =>
  features
    .filter(({ kindId, attributes }) => kindById(kindId).filter.group === 'Irrigation' && isThere(attributes))
    .filter(({ kindId }) => kindId !== kinds.effluentIrrigator.id)
    .reduce(
      (sum, { attributes: { areaIrrigated } }) =>
        sum + (typeof areaIrrigated === 'number' ? squareMetresOf(areaIrrigated) : 0),
      0,
    );

/** Areas of the farm: within the boundary, effective, irrigated and dry; empty without a boundary and paddocks. */
function areasSection({ areaHectares, paddocks, features }: BookPlan): readonly Section[] {
  if (areaHectares === null && paddocks.length === 0) return [];
  const there = paddocks.filter(({ isPlanned }) => !isPlanned);
  const sum = (lines: readonly PaddockLine[]): number =>
    hundredthsOf(lines.reduce((total, { effectiveM2 }) => total + effectiveM2, 0));
  const effective = sum(there);
  const irrigated = hundredthsOf(irrigatedM2(features));
  const hectares = (hundredths: number): string => `${showHectares(hundredths)} ha`;
  return [
    {
      id: 'areas',
      title: words.areas,
      level: 2,
      blocks: facts([
        ...(areaHectares === null ? [] : [[words.boundary, `${figureWith(areaHectares, 2)} ha`] as const]),
        ...(there.length === 0
          ? []
          : ([
              [words.effective, hectares(effective)],
              [words.irrigated, hectares(irrigated)],
              ...(irrigated > effective ? [] : [[words.dry, hectares(effective - irrigated)] as const]),
            ] as const)),
      ]),
    },
  ];
}

/** Sections of the filled-in farm details, and the titles of the boundary. */
export function farmSections(plan: BookPlan): readonly Section[] {
  // What is read of a kind here is its fields and sections.
  const declared = { fields: planInfoFields, sections: planInfoSections } as unknown as Pick<
    AnyKind,
    'fields' | 'sections'
  >; // names of sections are those of fields: plan info is declared so
  const filled = viewSections(declared, plan.info);
  return [
    ...filled.map(({ title, rows }, index): Section => ({
      id: `farm-${index + 1}`,
      title,
      level: 2,
      blocks: blocksOfRows(rows, title),
    })),
    ...areasSection(plan),
    { id: 'titles', title: words.titles, level: 2, blocks: [...titlesTable(plan), ...blocksTable(plan)] },
  ];
}
