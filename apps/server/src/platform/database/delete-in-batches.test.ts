import { expect, test } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';

test.each([
  [0, [0]],
  [999, [999]],
  [1000, [1000, 0]],
  [2500, [1000, 1000, 500]],
])('%i rows are deleted a thousand at a time, until a batch is not full', async (rows, batches) => {
  let left = rows;
  const deleted: number[] = [];
  const total = await deleteInBatches(async (most) => {
    const some = Math.min(left, most);
    left -= some;
    deleted.push(some);
    return some;
  });
  expect([total, deleted]).toEqual([rows, batches]);
});
