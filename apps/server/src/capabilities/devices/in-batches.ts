/** Most waiting items; further callers are told to retry, so that nothing is lost. */
const MOST_WAITING = 5000;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs an act over many things at once for callers who each bring one. While a batch is under way the next one gathers, so a quiet time
 * waits for nobody and a storm costs few statements. `run` gives a result for each item in order. Where a batch fails, each of it is tried
 * alone, so that a bad one spoils no other.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, full }: { readonly most: number; readonly full: () => Error },
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      // One result for each item, as `run` promises.
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  async function work(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) await settle(queue.splice(0, most));
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= MOST_WAITING) {
        reject(full());
        return;
      }
      queue.push({ item, resolve, reject });
      // In the next turn, so that what arrives together is done together. `settle` never rejects.
      if (!isRunning) setImmediate(() => void (isRunning || work()));
    });
}
