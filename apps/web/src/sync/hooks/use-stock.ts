import { type StockRatio, type StockRow } from '@tussock/domain';
import { useMemo } from 'react';
import { useRows } from './use-record.ts';

/** Stock of the open plan. */
export interface LiveStock {
  readonly rows: readonly StockRow[];
  readonly ratios: readonly StockRatio[];
}

/** The months of stock of the open plan and the stock units its provider set, what is not sent yet among them. */
export function useStock(): LiveStock {
  const rows = useRows('stockRow');
  const ratios = useRows('stockRatio');
  return useMemo(
    () => ({
      // The server checked the values of a row, or the screen that wrote it did. Emptied cells wait as null.
      rows: rows.map(({ values }) => withoutNulls(values) as unknown as StockRow),
      ratios: ratios.map(({ values }) => withoutNulls(values) as unknown as StockRatio),
    }),
    [rows, ratios],
  );
}

const withoutNulls = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
