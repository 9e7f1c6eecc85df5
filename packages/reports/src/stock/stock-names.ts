import type { UnitName } from '@tussock/domain';
import type { StockUnitOfLand } from './read-stock.ts';

/** Label of rows without a land unit, beside those with one. */
export const NO_UNIT = 'No land unit';
const GONE = 'Land unit that is gone';

/** Finds the name of a land unit. */
export const unitNames =
  (landUnits: readonly StockUnitOfLand[]): UnitName =>
  (lmuId) =>
    lmuId === undefined ? NO_UNIT : (landUnits.find(({ id }) => id === lmuId)?.name ?? GONE);
