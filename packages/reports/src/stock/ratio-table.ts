import {
  figureWith,
  ratioSources,
  stockClassFacts,
  type RatioOf,
  type StockClass,
  type StockLineKey,
  type StockRatio,
  className,
  enterpriseName,
} from '@tussock/domain';
import { method, narrow, wide } from '../document/blocks.ts';
import type { Block, Cell, Section } from '../document/plan-document.ts';

/** Mark after a ratio that was not published. */
export const NOT_PUBLISHED = '*';

/** Stock-unit ratios of a plan: `ratioOf` gives the one in force, `set` lists those that the provider set in place of the defaults. */
export interface Ratios {
  readonly ratioOf: RatioOf;
  readonly set: readonly StockRatio[];
}

const DECIMALS = 2;

function ratioRow(
  { ratioOf, set }: Ratios,
  { enterprise, class: stockClass }: StockLineKey,
): readonly Cell[] {
  const facts = stockClassFacts[stockClass];
  const source = ratioSources[facts.ratioSource];
  const own = set.find((one) => one.class === stockClass);
  const mark = own || source.isPublished ? '' : ` ${NOT_PUBLISHED}`;
  return [
    className(stockClass),
    enterpriseName(enterprise),
    `${figureWith(ratioOf(stockClass), DECIMALS)}${mark}`,
    own
      ? {
          text: `Set by the provider in place of ${figureWith(facts.stockUnits, DECIMALS)}${own.reason ? `: ${own.reason}` : ''}`,
          tone: 'strong',
        }
      : source.label,
  ];
}

/** Section with the stock units of each class used in a report, the source of each ratio, and a mark on unpublished ones. */
export function ratioSection(ratios: Ratios, lines: readonly StockLineKey[]): Section {
  const classes = new Map<StockClass, StockLineKey>(lines.map((line) => [line.class, line]));
  const blocks: readonly Block[] = [
    {
      type: 'table',
      label: 'Stock units of one head',
      columns: [
        wide('Class'),
        wide('Enterprise'),
        { ...narrow('Stock units', 24), align: 'end' },
        wide('Where it is from', 2),
      ],
      rows: [...classes.values()].map((line) => ratioRow(ratios, line)),
    },
    ...method([
      `${NOT_PUBLISHED} No published source. A revised stock unit eats 6,000 MJ of metabolisable energy a year (Overseer).`,
      'Stock units are head times the ratio, summed unrounded.',
    ]),
  ];
  return { id: 'stock-units-table', title: 'Stock units of one head', level: 2, blocks };
}
