import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

const full = (): Error => new Error('full');

test('what comes while a batch is under way is done together in the next', async () => {
  const batches: number[][] = [];
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const double = inBatches<number, number>(
    async (items) => {
      batches.push([...items]);
      if (batches.length === 1) await gate;
      return items.map((item) => item * 2);
    },
    { most: 3, full },
  );
  const first = double(1);
  await new Promise((resolve) => setImmediate(resolve));
  const rest = [2, 3, 4, 5].map(double);
  release();
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

test('a bad one spoils no other of its batch', async () => {
  const run = inBatches<string, string>(
    async (items) => {
      if (items.includes('bad')) throw new Error('refused');
      return items.map((item) => `${item} kept`);
    },
    { most: 10, full },
  );
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(run));
  expect(outcomes.map((it) => (it.status === 'fulfilled' ? it.value : String(it.reason)))).toEqual([
    'a kept',
    'Error: refused',
    'b kept',
  ]);
});

test('more than can wait is turned away, and what was taken is done', async () => {
  const run = inBatches<number, number>(async (items) => items, { most: 1000, full });
  const outcomes = await Promise.allSettled(Array.from({ length: 5010 }, (_, index) => run(index)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5000);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
});
