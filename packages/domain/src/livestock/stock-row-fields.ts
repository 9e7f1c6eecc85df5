import type { AttributesOf, Fields, NumberField } from '../kind/field.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { livestockTypes } from '../options/livestock.ts';

/** Maximum head of one class in a row. */
const MOST_HEAD = 200_000;
const heads = (label: string, help?: string) =>
  ({ type: 'integer', label, unit: 'head', min: 0, max: MOST_HEAD, step: 1, ...(help && { help }) }) as const;

/** Stock moves in and out during a month, in display order. */
export const stockMoves = {
  births: heads('Births', 'Born on the farm'),
  purchases: heads('Purchases', 'Bought'),
  transfersIn: heads('Transfers in', 'Without a sale: from another farm or another land unit'),
  gradeIn: heads('Graded in', 'From another class on this farm, as hoggets to two-tooths'),
  sales: heads('Sales', 'Sold, to the works too'),
  deaths: heads('Deaths', 'Deaths, missing and killed for the house'),
  transfersOut: heads('Transfers out', 'Without a sale: to another farm or another land unit'),
  gradeOut: heads('Graded out', 'To another class on this farm'),
} as const satisfies Readonly<Record<string, NumberField>>;
export type StockMove = keyof typeof stockMoves;

/** Moves that add head, and moves that remove head. */
export const movesIn = ['births', 'purchases', 'transfersIn', 'gradeIn'] as const satisfies StockMove[];
export const movesOut = ['sales', 'deaths', 'transfersOut', 'gradeOut'] as const satisfies StockMove[];

/** Fields of a month of one class. An empty move is zero; an empty opening or closing is computed. */
export const stockRowFields = {
  month: { type: 'month', label: 'Month', required: true },
  enterprise: { type: 'enum', label: 'Enterprise', required: true, options: livestockTypes },
  class: {
    type: 'enum',
    label: 'Class',
    required: true,
    options: livestockClasses,
    narrowedBy: 'enterprise',
  },
  opening: heads('Opening', 'Left empty, the last closing'),
  ...stockMoves,
  closing: heads('Closing', 'Left empty, it is worked out'),
  averageLiveweightKg: {
    type: 'number',
    label: 'Liveweight',
    unit: 'kg',
    min: 0,
    max: 2000,
    step: 0.1,
    help: 'Mean of the animals of the closing number, at the end of the month',
  },
  weightGainGPerDay: {
    type: 'integer',
    label: 'Weight gain',
    unit: 'g/day',
    min: -5000,
    max: 5000,
    step: 1,
    help: 'Left empty, it is worked out from the weights of this month and the last',
  },
} as const satisfies Fields;

/** Values of a row besides its fields: the land unit, where the farm counts by land units. */
export const stockRowLinks = { lmuId: 'Land unit' } as const;

/** Stored month of one class. */
export type StockRow = AttributesOf<typeof stockRowFields> & { readonly lmuId?: string };
export type StockKey = Pick<StockRow, 'month' | 'enterprise' | 'class' | 'lmuId'>;

/** Cells of a row, in the order of the grid. */
export const stockCells = [
  'opening',
  ...movesIn,
  ...movesOut,
  'closing',
  'averageLiveweightKg',
  'weightGainGPerDay',
] as const;
export type StockCell = (typeof stockCells)[number];

/** Unique key of a row in its plan. */
export const stockKeyOf = ({ month, enterprise, class: stockClass, lmuId }: StockKey): string =>
  [month, enterprise, stockClass, lmuId ?? ''].join(' ');
