import type { LocalRecord } from '@tussock/sync';

/** Changes after which the tail is written into the snapshot. */
const FOLD_ABOVE = 500;
/** Time for the stream to bring the rows of what was sent, in milliseconds. */
const ROWS_WITHIN_MS = 1_500;

/** Timers over the rows of a record: of those that are awaited, and of the time to fold them. */
export function createRowTimers(
  record: LocalRecord,
  { catchUp, onFolded }: { readonly catchUp: () => void; readonly onFolded: () => void },
) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let awaited: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const after = (ms: number, work: () => void): ReturnType<typeof setTimeout> => {
    const timer = setTimeout(work, ms);
    timers.add(timer);
    return timer;
  };
  const isRowMissing = (): boolean =>
    record.outbox.ops.some(({ committedAt = -1 }) => committedAt > (record.head?.rev ?? -1));
  const fold = (): void => {
    if (!isClosed) void record.fold().then(onFolded, () => undefined);
  };
  return {
    after,
    awaitRows: (): void => {
      clearTimeout(awaited);
      if (!isRowMissing()) return;
      awaited = after(ROWS_WITHIN_MS, () => {
        if (isRowMissing()) catchUp();
      });
    },
    foldTail: (): void => {
      if (record.isStored && record.unfolded < FOLD_ABOVE) return;
      if (typeof requestIdleCallback === 'function') requestIdleCallback(fold);
      else after(0, fold);
    },
    close: (): void => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
