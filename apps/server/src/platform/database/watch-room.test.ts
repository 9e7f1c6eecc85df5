import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { watchRoom } from './watch-room.ts';

const full = () => new DatabaseUnavailable('full');

test('asks for no room while every write found some', async () => {
  let asked = 0;
  const watch = watchRoom(async () => (asked += 1));
  await watch.check();
  expect(asked).toBe(0);
});

test('once the disk was full it is not ready before there is room again', async () => {
  const answers = [full(), full(), undefined];
  const watch = watchRoom(async () => {
    const answer = answers.shift();
    if (answer) throw answer;
  });
  watch.noteFull();
  await expect(watch.check()).rejects.toThrow('full');
  await expect(watch.check()).rejects.toThrow('full');
  await watch.check();
  await watch.check();
  expect(answers).toEqual([]);
});

test('a database that refuses the question for another reason has room', async () => {
  const watch = watchRoom(() => Promise.reject(new Error('permission denied')));
  watch.noteFull();
  await expect(watch.check()).resolves.toBeUndefined();
});
