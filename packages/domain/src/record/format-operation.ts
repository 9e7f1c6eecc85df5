/** What a write did with a thing, as the log has it. */
interface Act {
  readonly op: 'create' | 'update' | 'delete';
  /** What was made had been deleted before. */
  readonly isRestored?: boolean | undefined;
}

const acts = { create: 'Added', update: 'Changed', delete: 'Deleted' } as const;

/** What became of a thing, in a word. */
export const formatOperation = ({ op, isRestored = false }: Act): string =>
  isRestored ? 'Restored' : acts[op];
