import { expect, test } from 'vitest';
import { momentOfWork, timeOfDoing } from './time-of-doing.ts';

const sentAt = new Date('2026-11-24T19:02:00Z');
const notBefore = new Date('2026-11-01T00:00:00Z');

test.each([
  ['a day before it was sent is kept', '2026-11-24T02:10:00Z', '2026-11-24T02:10:00Z'],
  ['six minutes before it was sent is kept', '2026-11-24T18:56:00Z', '2026-11-24T18:56:00Z'],
  ['five minutes before it was sent is sent at once', '2026-11-24T18:57:00Z', null],
  ['after the server’s time is not believed', '2026-11-25T02:10:00Z', null],
  ['before there was a plan is not believed', '2026-10-31T23:59:00Z', null],
])('a device’s time %s', (_which, claimed, kept) => {
  const time = timeOfDoing(new Date(claimed), { sentAt, notBefore });
  expect(time).toEqual(kept === null ? null : new Date(kept));
});

test('work that was sent later says both times, by the clock in New Zealand', () => {
  expect(momentOfWork({ at: sentAt.toISOString(), doneAt: '2026-11-24T02:10:00Z' })).toBe(
    'done 24 Nov 2026, 3:10 pm, sent 25 Nov 2026, 8:02 am',
  );
});

test('work that was sent at once says one time', () => {
  expect(momentOfWork({ at: sentAt.toISOString() })).toBe('25 Nov 2026, 8:02 am');
});
