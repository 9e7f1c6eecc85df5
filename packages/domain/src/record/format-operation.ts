/** Operation of a write, as the log stores it. */
interface Act {
  readonly op: 'create' | 'update' | 'delete';
  /** True when a created thing had been deleted before. */
  readonly isRestored?: boolean | undefined;
}

const acts = { create: 'Added', update: 'Changed', delete: 'Deleted' } as const;

/** Formats the operation of a write as one word. */
export const formatOperation = ({ op, isRestored = false }: Act): string =>
  isRestored ? 'Restored' : acts[op];
