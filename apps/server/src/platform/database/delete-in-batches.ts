const BATCH_ROWS = 1000;

/**
 * Deletes rows a thousand at a time, each batch in a transaction of its own, so that no batch keeps others waiting for long.
 *
 * @param deleteBatch deletes at most that many rows and gives how many it deleted
 * @returns the number of rows deleted
 */
export async function deleteInBatches(
  deleteBatch: (rows: number) => Promise<number | bigint>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = Number(await deleteBatch(BATCH_ROWS));
    total += deleted;
    if (deleted < BATCH_ROWS) return total;
  }
}
