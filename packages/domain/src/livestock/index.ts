export { checkStockRow, isClassOf, type CheckedStockRow } from './check-stock-row.ts';
export {
  movesIn,
  movesOut,
  stockCells,
  stockKeyOf,
  stockMoves,
  stockRowFields,
  type StockCell,
  type StockKey,
  type StockMove,
  type StockRow,
} from './stock-row-fields.ts';
export { checkStockRatio, type StockRatio } from './stock-ratio-fields.ts';
export {
  ratioSources,
  stockClassFacts,
  type EmissionStock,
  type StockClass,
} from '../options/stock-class-facts.ts';
export { daysInMonth, monthBefore, monthsOfStockYear, sayStockYear, stockYearOf } from './stock-year.ts';
export { livestockClasses } from '../options/livestock-classes.ts';
export { livestockTypes } from '../options/livestock.ts';
export { stockWords } from '../wording/stock-words.ts';
export {
  compareLines,
  lineKeyOf,
  lineOf,
  movedIn,
  reconcile,
  type ReconciledRow,
  type Reconciliation,
  type StockIssue,
  type StockIssueKind,
  type StockLineKey,
} from './reconcile.ts';
export {
  perStockHectare,
  ratiosOf,
  stockDecimals,
  stockFigures,
  type RatioOf,
  type StockFigures,
  type StockMonth,
  type StockTotals,
} from './stock-figures.ts';
export { exactQuotient, exactSum, halfUp, weightedMean } from './exact-figures.ts';
export {
  proposedStockUse,
  readStockTable,
  stockColumnUses,
  type ReadStockRow,
  type StockColumnUse,
  type StockTable,
} from './read-stock-table.ts';
export {
  className,
  enterpriseName,
  lineName,
  formatStockIssue,
  signedCount,
  type UnitName,
} from './format-stock.ts';
