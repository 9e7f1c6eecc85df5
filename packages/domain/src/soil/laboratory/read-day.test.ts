import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each(['Nov 21, 2026', 'November 21 2026', 'Nov-21-2026', 'Nov 21, 2026 10:30 AM', '21 Nov 2026'])(
  'a month by its name says its place: %s',
  (text) => {
    expect(readDay(text, 'dayFirst')).toEqual({ ok: true, day: '2026-11-21' });
  },
);

test.each([
  ['Nov 21, 26', 'a year of two digits'],
  ['Nov 31, 2026', 'no day of the calendar'],
  ['46245', 'format the column as dates'],
  ['Foo 21, 2026', 'is not a date such as'],
])('refuses %s and says why', (text, why) => {
  expect(readDay(text, 'dayFirst')).toMatchObject({ ok: false, message: expect.stringContaining(why) });
});
