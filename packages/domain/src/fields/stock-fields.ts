import { livestockBreeds } from '../options/livestock-breeds.ts';
import { stockClassFacts, type StockClass } from '../options/stock-class-facts.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { livestockTypes } from '../options/livestock.ts';

/** What stock a piece of land carries: a line for each class, its breed and number if they are known. */
export const stockField = {
  type: 'list',
  label: 'Stock classes',
  rowNoun: 'mob',
  maxRows: 30,
  leftOutWith: 'stock',
  help: 'The classes and breeds that graze here, and how many',
  row: {
    type: { type: 'enum', label: 'Type', required: true, options: livestockTypes },
    stockClass: {
      type: 'enum',
      label: 'Class',
      required: true,
      options: livestockClasses,
      narrowedBy: 'type',
    },
    breed: { type: 'enum', label: 'Breed', options: livestockBreeds, narrowedBy: 'type' },
    head: { type: 'integer', label: 'Number', unit: 'head', min: 0, max: 200_000, step: 1 },
  },
} as const;

interface StockLine {
  readonly stockClass: StockClass;
  readonly head?: number;
}

/**
 * Stock units of some lines: Σ head × stock units of the class, or `undefined` if there is no line or one has no number. Hundredths of a
 * unit are summed as whole numbers, so that nothing drifts: 300 mixed-age ewes (1.0) and 40 ewe hoggets (0.7) are 328.0.
 */
export function stockUnits(lines: readonly StockLine[] | undefined): number | undefined {
  if (!lines || lines.length === 0) return undefined;
  let hundredths = 0;
  for (const { stockClass, head } of lines) {
    if (head === undefined) return undefined;
    hundredths += head * Math.round(stockClassFacts[stockClass].stockUnits * 100);
  }
  return hundredths / 100;
}

/** The figure worked out from `stockField`. */
export const stockUnitsFigure = {
  key: 'stockUnits',
  label: 'Stock units',
  unit: 'SU',
  decimals: 1,
  help: 'Number of each class × its stock units in the common table. What the provider sets for this plan counts in the stock and gas reports.',
} as const;
