import { labelOfOption, livestockClasses, monthOf, type StockRatio, type StockRow } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { thingEntity, thingWrites } from '../../platform/things/thing-entity.ts';
import { thingStore } from '../../platform/things/thing-store.ts';

export const stockRowStore = thingStore('planStockRow');
export const stockRatioStore = thingStore('planStockRatio');

const classIn = (content: Values): string =>
  labelOfOption(livestockClasses, (content as Partial<StockRatio>).class ?? ''); // checked by `checkStockRatio` when it was written

/** The entity of months of stock, for writes, log and record. */
export const stockRowEntity = thingEntity(
  'stockRow',
  stockRowStore,
  (content) => `${classIn(content)}, ${monthOf((content as Partial<StockRow>).month ?? '')}`,
);

/** The entity of stock units set by the provider, for writes, log and record. */
export const stockRatioEntity = thingEntity('stockRatio', stockRatioStore, classIn);

export const stockRowWrites = thingWrites(stockRowEntity, stockRowStore);
export const stockRatioWrites = thingWrites(stockRatioEntity, stockRatioStore);
