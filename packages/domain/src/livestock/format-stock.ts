import { monthOf } from '../days/month-of.ts';
import { countInFigures } from '../formats/figures.ts';
import { labelOfOption } from '../kind/options.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { livestockTypes } from '../options/livestock.ts';
import type { StockIssue, StockLineKey } from './reconcile.ts';

export const enterpriseName = (key: string): string => labelOfOption(livestockTypes, key);
export const className = (key: string): string => labelOfOption(livestockClasses, key);

/** Finds the name of a land unit, or the label for rows without one. */
export type UnitName = (lmuId: string | undefined) => string;

/** Name of a stock line: its class, with the enterprise, and the land unit if it has one. */
export const lineName = (line: StockLineKey, unitName: UnitName): string =>
  [
    className(line.class),
    enterpriseName(line.enterprise),
    ...(line.lmuId ? [unitName(line.lmuId)] : []),
  ].join(', ');

/** Formats a difference with its sign. */
export const signedCount = (value: number): string =>
  value > 0 ? `+${countInFigures(value)}` : countInFigures(value);

/** Formats a stock issue as a sentence. */
export function formatStockIssue(
  { kind, month, line, expected, found, difference }: StockIssue,
  unitName: UnitName,
): string {
  const where = `${monthOf(month)}${line ? `, ${lineName(line, unitName)}` : ''}`;
  const [wanted, is, out] = [countInFigures(expected), countInFigures(found), signedCount(difference)];
  switch (kind) {
    case 'row':
      return `${where}: closing ${is}, but the moves make ${wanted}. Out by ${out}.`;
    case 'opening':
      return `${where}: opening ${is}, but the last closing was ${wanted}. Out by ${out}.`;
    case 'noOpening':
      return `${where}: the opening is missing, and there is no last closing. It was taken as 0.`;
    case 'missingRow':
      return `${where}: there is no row, though the last closing was ${wanted}. The month counts 0.`;
    case 'belowZero':
      return `${where}: more went out than there were. The closing works out at ${is}.`;
    case 'grading':
      return `${where}: ${is} graded in, but ${wanted} graded out over the farm. Out by ${out}.`;
  }
}
