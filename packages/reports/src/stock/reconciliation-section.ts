import {
  countInFigures,
  lineKeyOf,
  lineName,
  lineOf,
  movesIn,
  movesOut,
  stockFigures,
  formatStockIssue,
  stockMoves,
  type ReconciledRow,
  type Reconciliation,
  type StockLineKey,
  type StockTotals,
  type UnitName,
} from '@tussock/domain';
import { figure, method, say, wide } from '../document/blocks.ts';
import type { Block, Section } from '../document/plan-document.ts';

const FIGURE_WIDTH = 13;
const moves = [...movesIn, ...movesOut];
/** Narrow column headings, in the order of the sum. */
const heads: Readonly<Record<(typeof moves)[number], string>> = {
  births: 'Born',
  purchases: 'Bought',
  transfersIn: 'Trans. in',
  gradeIn: 'Graded in',
  sales: 'Sold',
  deaths: 'Died',
  transfersOut: 'Trans. out',
  gradeOut: 'Graded out',
};

const orDash = (value: number): string => (value === 0 ? '–' : countInFigures(value));

const cellsOf = (totals: StockTotals): readonly string[] => [
  countInFigures(totals.opening),
  ...moves.map((move) => orDash(totals[move])),
  countInFigures(totals.closing),
];

/** Groups rows by class and land unit. */
export function stockLines(rows: readonly ReconciledRow[]): readonly {
  readonly line: StockLineKey;
  readonly rows: readonly ReconciledRow[];
}[] {
  const lines = new Map<string, ReconciledRow[]>();
  for (const one of rows) {
    const key = lineKeyOf(one.row);
    const line = lines.get(key) ?? [];
    lines.set(key, line);
    line.push(one);
  }
  return [...lines.values()].flatMap((of) => (of[0] ? [{ line: lineOf(of[0].row), rows: of }] : []));
}

const NO_RATIO = () => 0;

/** Sections with each class's closing of the year, and the discrepancies. */
export function reconciliationSections(
  year: Reconciliation,
  startYear: number,
  unitName: UnitName,
): readonly Section[] {
  const totals = stockFigures(year.rows, startYear, NO_RATIO).totals;
  const table: Block = {
    type: 'table',
    label: 'Reconciliation of the year',
    columns: [
      wide('Class'),
      figure('Opening', FIGURE_WIDTH + 2),
      ...moves.map((move) => figure(heads[move], FIGURE_WIDTH)),
      figure('Closing', FIGURE_WIDTH + 1),
    ],
    rows: stockLines(year.rows).map(({ line, rows }) => [
      lineName(line, unitName),
      ...cellsOf(stockFigures(rows, startYear, NO_RATIO).totals),
    ]),
    total: ['All', ...cellsOf(totals)],
  };
  const words = moves.map((move) => stockMoves[move].label.toLowerCase());
  const issues: readonly Block[] =
    year.issues.length === 0
      ? say('Every row balances, and every opening is the last closing.')
      : [
          ...say(
            `${countInFigures(year.issues.length)} do not agree. Figures go on from what was entered.`,
            'warning',
          ),
          { type: 'items', items: year.issues.map((issue) => formatStockIssue(issue, unitName)) },
        ];
  return [
    {
      id: 'reconciliation',
      title: 'Reconciliation',
      level: 1,
      isNewPage: true,
      blocks: [
        table,
        ...method([
          `Opening + ${words.slice(0, movesIn.length).join(' + ')} − ${words.slice(movesIn.length).join(' − ')} = closing.`,
        ]),
      ],
    },
    { id: 'agreement', title: 'What agrees and what does not', level: 2, blocks: issues },
  ];
}
