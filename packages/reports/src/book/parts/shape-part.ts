import {
  bookWords,
  dayWithMonth,
  shapePieces,
  shapeWords as words,
  type BookPart,
  type PlanShape,
} from '@tussock/domain';
import { method, say, wide } from '../../document/blocks.ts';
import type { Block, Cell, CellLink } from '../../document/plan-document.ts';
import type { BookRow } from '../book-content.ts';

/** Columns by share of the width: of what is recorded and what is missing the longer has more. */
const WIDTHS = { area: 0.9, longer: 1.7, shorter: 1, chapters: 1 } as const;

interface Asked {
  readonly shape: PlanShape;
  /** Rows with everything that is recorded, also what a copy leaves out: only whether it is there is said. */
  readonly rows: readonly BookRow[];
  /** Id of the first section of each chapter that this copy has. */
  readonly sectionOf: ReadonlyMap<BookPart, string>;
}

const missingCell = (missing: readonly { readonly title: string }[]): Cell =>
  missing.length === 0 ? '' : { text: missing.map(({ title }) => title).join('; '), tone: 'warning' };

/** Leads from the areas in which the region reads a plan to the chapters of the book, with what is recorded and what is missing. */
export function shapeBlocks({ shape, rows, sectionOf }: Asked): readonly Block[] {
  const linkTo = (part: BookPart): readonly CellLink[] => {
    const to = sectionOf.get(part);
    return to === undefined ? [] : [{ to, text: bookWords.parts[part] }];
  };
  const areas = shapePieces(shape, rows);
  const isWhole = areas.every(({ missing }) => missing.length === 0);
  const count = (of: 'recorded' | 'missing'): number => areas.flatMap((area) => area[of]).length;
  const isMostlyMissing = count('missing') > count('recorded');
  return [
    ...say(words.intro(shape.title, shape.asker)),
    ...(isWhole ? say(words.nothingMissing) : []),
    {
      type: 'table',
      label: bookWords.parts.shape,
      columns: [
        wide(words.area, WIDTHS.area),
        wide(words.onRecord, isMostlyMissing ? WIDTHS.shorter : WIDTHS.longer),
        ...(isWhole ? [] : [wide(words.missing, isMostlyMissing ? WIDTHS.longer : WIDTHS.shorter)]),
        wide(words.chapters, WIDTHS.chapters),
      ],
      rows: areas.map(({ area, recorded, missing }): readonly Cell[] => {
        const parts = new Set([
          ...recorded.flatMap(({ printed }) => (printed === null || printed === 'cover' ? [] : [printed])),
          ...(area.sections.length > 0 ? (['outcomes'] as const) : []),
        ]);
        return [
          { text: area.title, tone: 'strong' },
          recorded.length + missing.length === 0
            ? { text: words.nothingAsked, tone: 'quiet' }
            : recorded.map(({ title }) => title).join('; '),
          ...(isWhole ? [] : [missingCell(missing)]),
          { text: '', links: [...parts].flatMap(linkTo) },
        ];
      }),
    },
    ...method([words.source(shape.source.title, shape.source.provision, dayWithMonth(shape.lastSeen))]),
  ];
}
