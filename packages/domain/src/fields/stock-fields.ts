import { livestockBreeds } from '../options/livestock-breeds.ts';
import { stockClassFacts, type StockClass } from '../options/stock-class-facts.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { livestockTypes } from '../options/livestock.ts';

/** Stock on a piece of land: one row for each class, with breed and number if known. */
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
 * Stock units of some rows: Σ head × stock units of the class, or `undefined` if there is no row or one has no number. Summed in hundredths
 * as whole numbers, so that no rounding error builds up: 300 mixed-age ewes (1.0) and 40 ewe hoggets (0.7) are 328.0.
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

/** Figure computed from `stockField`. */
export const stockUnitsFigure = {
  key: 'stockUnits',
  label: 'Stock units',
  unit: 'SU',
  decimals: 1,
  help: 'Number of each class × its stock units in the common table. What the provider sets for this plan counts in the stock and gas reports.',
} as const;
