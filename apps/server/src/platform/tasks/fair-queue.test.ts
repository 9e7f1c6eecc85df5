import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** Work that ends when it is told to, and says when it began. */
function startableWork(began: string[]) {
  const ends: (() => void)[] = [];
  return {
    work: (name: string) => () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    endNext: () => ends.shift()?.(),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('of two people each has one in turn, whoever asked for more', async () => {
  const began: string[] = [];
  const { work, endNext } = startableWork(began);
  const queue = fairQueue();
  const all = [
    queue.add('Aroha', work('Aroha 1')),
    queue.add('Aroha', work('Aroha 2')),
    queue.add('Aroha', work('Aroha 3')),
    queue.add('Ben', work('Ben 1')),
  ];
  endNext();
  await settled();
  endNext();
  await settled();
  endNext();
  await settled();
  endNext();
  await Promise.all(all);
  expect(began).toEqual(['Aroha 1', 'Aroha 2', 'Ben 1', 'Aroha 3']);
});

test('one person may have three waiting; a fourth is told how many reports wait', async () => {
  const { work } = startableWork([]);
  const queue = fairQueue();
  for (const name of ['at hand', 'one', 'two', 'three'])
    queue.add('Aroha', work(name)).catch(() => undefined);
  await expect(queue.add('Aroha', work('four'))).rejects.toMatchObject({
    code: 'busy',
    details: { message: [expect.stringContaining('3 reports')] },
  });
});

test('what waits is refused when the queue is closed, and what is at hand ends', async () => {
  const { work, endNext } = startableWork([]);
  const queue = fairQueue();
  const atHand = queue.add('Aroha', work('at hand'));
  const waits = queue.add('Ben', work('waits'));
  queue.refuseWaiting();
  await expect(waits).rejects.toMatchObject({ code: 'busy' });
  await expect(queue.add('Ben', work('late'))).rejects.toMatchObject({ code: 'busy' });
  endNext();
  expect(await atHand).toBe('at hand');
});

test('whoever is gone when their turn comes is left out', async () => {
  const began: string[] = [];
  const { work, endNext } = startableWork(began);
  const queue = fairQueue();
  const gone = new AbortController();
  const atHand = queue.add('Aroha', work('at hand'));
  const left = queue.add('Ben', work('left'), gone.signal);
  const stays = queue.add('Cara', work('stays'));
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'requestTimeout' });
  const cameGone = queue.add('Dan', work('gone before'), gone.signal);
  await expect(cameGone).rejects.toMatchObject({ code: 'requestTimeout' });
  endNext();
  await atHand;
  await settled();
  endNext();
  await stays;
  expect(began).toEqual(['at hand', 'stays']);
});

test('two at a time where there is room for two, and the next as soon as one ends', async () => {
  const began: string[] = [];
  const { work, endNext } = startableWork(began);
  const queue = fairQueue({ atOnce: 2 });
  const all = ['one', 'two', 'three', 'four'].map((name) => queue.add('Aroha', work(name)));
  expect(began).toEqual(['one', 'two']);
  endNext();
  await settled();
  expect(began).toEqual(['one', 'two', 'three']);
  endNext();
  endNext();
  await settled();
  endNext();
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'four']);
});
