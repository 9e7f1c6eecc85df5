import { expect, test, vi } from 'vitest';
import { createWriteQueue } from './write-queue.ts';

/** Work that ends when it is told to. */
function slowWork() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

test('those who want the same thing have it one after another, in the order in which they came', async () => {
  const inTurn = createWriteQueue({ atOnce: 1 });
  const first = slowWork();
  const had: string[] = [];
  const all = [
    inTurn('plan', () => first.work().then(() => had.push('first'))),
    inTurn('plan', () => Promise.resolve(had.push('second'))),
    inTurn('plan', () => Promise.resolve(had.push('third'))),
  ];
  first.end();
  await Promise.all(all);
  expect(had).toEqual(['first', 'second', 'third']);
});

test('those who want another thing do not wait', async () => {
  const inTurn = createWriteQueue({ atOnce: 1 });
  const first = slowWork();
  const held = inTurn('plan', first.work);
  await expect(inTurn('other plan', () => Promise.resolve('done'))).resolves.toBe('done');
  first.end();
  await held;
});

test('once so many wait, the next is told at once, and has its turn later', async () => {
  const inTurn = createWriteQueue({ atOnce: 1, mostWaiting: 1 });
  const first = slowWork();
  const held = [inTurn('plan', first.work), inTurn('plan', () => Promise.resolve())];
  await expect(inTurn('plan', () => Promise.resolve())).rejects.toMatchObject({ code: 'planBusy' });
  first.end();
  await Promise.all(held);
  await expect(inTurn('plan', () => Promise.resolve('done'))).resolves.toBe('done');
});

test('whose turn does not come is told so, and takes nobody’s place', async () => {
  const inTurn = createWriteQueue({ atOnce: 1, longestWaitMs: 5 });
  const first = slowWork();
  const held = inTurn('plan', first.work);
  await expect(inTurn('plan', () => Promise.resolve())).rejects.toMatchObject({ code: 'planBusy' });
  first.end();
  await held;
  await expect(inTurn('plan', () => Promise.resolve('done'))).resolves.toBe('done');
});

test('who has had their turn is out of the line: how long they go on takes nobody’s place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const inTurn = createWriteQueue({ atOnce: 1, longestWaitMs: 1000 });
    const [first, second] = [slowWork(), slowWork()];
    const held = inTurn('plan', first.work);
    const next = inTurn('plan', second.work);
    first.end();
    await held;
    await vi.advanceTimersByTimeAsync(500);
    const last = inTurn('plan', () => Promise.resolve('done'));
    // More than the second would have waited, and less than the last will.
    await vi.advanceTimersByTimeAsync(600);
    second.end();
    await next;
    await vi.advanceTimersByTimeAsync(1000);
    await expect(last).resolves.toBe('done');
  } finally {
    vi.useRealTimers();
  }
});

test('work that fails gives its place to the next', async () => {
  const inTurn = createWriteQueue({ atOnce: 1 });
  const failing = inTurn('plan', () => Promise.reject(new Error('no')));
  const next = inTurn('plan', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});
