import { MOST_PARTS } from '@tussock/contract';
import {
  counted,
  stockKeyOf,
  stockRatioIdOf,
  stockRowIdOf,
  stockWords,
  type StockClass,
  type StockRatio,
  type StockRow,
} from '@tussock/domain';
import { differenceOf } from '@tussock/sync';
import { useMemo, type ReactNode } from 'react';
import { type PartEdit, partOfForm, showingRefusal, useRecordSave } from '../../sync/index.ts';
import type { ChangedRow, Standing } from './stock-drafts.ts';

/** What becomes of a month; undefined where nothing does. */
function partOf(
  planId: string,
  { key, row, base }: ChangedRow,
  stored: StockRow | undefined,
): PartEdit | undefined {
  const target = { entity: 'stockRow', entityId: stockRowIdOf(planId, key) } as const;
  if (stored === undefined) return row ? { ...target, op: 'create', set: row } : undefined;
  const startedFrom = { ...stored, ...base };
  // Emptied, but somebody else has changed what stood there: that is a question, which a deletion does not ask.
  if (row === null && !differenceOf(stored, startedFrom)) return { ...target, op: 'delete', set: {} };
  return partOfForm(target, startedFrom, row ?? key);
}

export interface StockWrites {
  /** All of some months at once, as one step that can be undone. */
  readonly saveRows: (changed: readonly ChangedRow[], standing: Standing) => Promise<void>;
  /** Sets the stock units of a class, or goes back to those of the table. */
  readonly setRatio: (
    stockClass: StockClass,
    stockUnits: number | null,
    stored?: StockRatio,
  ) => Promise<void>;
  /** Shown beside: mine and theirs, where both changed the same. */
  readonly question: ReactNode;
}

/** What a person writes of stock. */
export function useStockWrites(planId: string): StockWrites {
  const { save, question } = useRecordSave();
  return useMemo(
    (): StockWrites => ({
      async saveRows(changed, standing) {
        const parts = changed.flatMap((one) => partOf(planId, one, standing.get(stockKeyOf(one.key))) ?? []);
        for (let at = 0; at < parts.length; at += MOST_PARTS) {
          const some = parts.slice(at, at + MOST_PARTS);
          await showingRefusal(
            save({
              label: `${counted(some.length, 'stock month', 'stock months')} filled in`,
              parts: some,
              toast: stockWords.saved,
            }),
          );
        }
      },
      async setRatio(stockClass, stockUnits, stored) {
        const target = { entity: 'stockRatio', entityId: stockRatioIdOf(planId, stockClass) } as const;
        const set = { class: stockClass, stockUnits };
        const part: PartEdit =
          stockUnits === null
            ? { ...target, op: 'delete', set: {} }
            : stored
              ? { ...target, op: 'update', set: { stockUnits }, base: { stockUnits: stored.stockUnits } }
              : { ...target, op: 'create', set };
        await showingRefusal(save({ label: 'Stock units set', parts: [part], toast: stockWords.ratioSaved }));
      },
      question,
    }),
    [planId, save, question],
  );
}
