import { expect, test } from 'vitest';
import {
  dayAfter,
  dayEndedBy,
  dayInNewZealand,
  endOfDayInNewZealand,
  sixInTheMorningInNewZealand,
} from './new-zealand-day.ts';

test.each([
  ['in summer', '2026-12-31', '2026-12-31T11:00:00.000Z'],
  ['in winter', '2026-07-01', '2026-07-01T12:00:00.000Z'],
  ['on the day the clocks go forward', '2026-09-27', '2026-09-27T11:00:00.000Z'],
  ['the day before they go back', '2026-04-04', '2026-04-04T11:00:00.000Z'],
  ['on the day they go back', '2026-04-05', '2026-04-05T12:00:00.000Z'],
])('a day ends at midnight in New Zealand, %s', (_when, day, end) => {
  expect(endOfDayInNewZealand(day).toISOString()).toBe(end);
  expect(dayEndedBy(new Date(end))).toBe(day);
});

test('the day is that of New Zealand, which is ahead', () => {
  expect(dayInNewZealand(new Date('2026-11-20T10:59:00Z'))).toBe('2026-11-20');
  expect(dayInNewZealand(new Date('2026-11-20T11:00:00Z'))).toBe('2026-11-21');
});

test.each([
  ['in summer', '2026-12-31', '2026-12-30T17:00:00.000Z'],
  ['in winter', '2026-07-01', '2026-06-30T18:00:00.000Z'],
  ['on the day the clocks go forward', '2026-09-27', '2026-09-26T17:00:00.000Z'],
  ['on the day they go back', '2026-04-05', '2026-04-04T18:00:00.000Z'],
])('six in the morning in New Zealand, %s', (_when, day, at) => {
  expect(sixInTheMorningInNewZealand(day).toISOString()).toBe(at);
});

test('the day after is the next of the calendar', () => {
  expect(['2026-12-31', '2028-02-28', '2026-09-26'].map(dayAfter)).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-09-27',
  ]);
});
