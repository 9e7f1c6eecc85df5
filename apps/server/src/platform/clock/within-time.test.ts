import { expect, test } from 'vitest';
import { withinTime } from './within-time.ts';

const never = () => new Promise<never>(() => undefined);

test('what does not hear that it is to stop ends all the same', async () => {
  await expect(withinTime(5, never)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('whoever is asked is told when the time is over, and not before', async () => {
  let heard: AbortSignal | undefined;
  const asked = (signal: AbortSignal) => {
    heard = signal;
    return never();
  };
  const waiting = withinTime(5, asked);
  expect(heard?.aborted).toBe(false);
  await expect(waiting).rejects.toThrow('its time was over');
  expect(heard?.aborted).toBe(true);
});

test('what comes in time is handed on, and its fault too', async () => {
  expect(await withinTime(60_000, () => Promise.resolve('here'))).toBe('here');
  await expect(withinTime(60_000, () => Promise.reject(new Error('no picture')))).rejects.toThrow(
    'no picture',
  );
});
