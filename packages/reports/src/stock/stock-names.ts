import { labelOfOption, livestockClasses, livestockTypes, type StockLineKey } from '@tussock/domain';
import type { StockUnitOfLand } from './read-stock.ts';

export const enterpriseName = (key: string): string => labelOfOption(livestockTypes, key);
export const className = (key: string): string => labelOfOption(livestockClasses, key);

/** What rows without a land unit are called, beside those with one. */
export const NO_UNIT = 'No land unit';
const GONE = 'Land unit that is gone';

/** The name of a land unit. */
export const unitNames =
  (landUnits: readonly StockUnitOfLand[]) =>
  (lmuId: string | undefined): string =>
    lmuId === undefined ? NO_UNIT : (landUnits.find(({ id }) => id === lmuId)?.name ?? GONE);

/** What a line of stock is called: its class, with the enterprise and the land unit where it has one. */
export const lineName = (line: StockLineKey, unitName: (lmuId: string | undefined) => string): string =>
  [
    className(line.class),
    enterpriseName(line.enterprise),
    ...(line.lmuId ? [unitName(line.lmuId)] : []),
  ].join(', ');
