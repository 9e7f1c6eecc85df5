import { expect, test } from 'vitest';
import { isRemindedOn } from './reminders.ts';

test.each([
  ['2026-11-30', '2026-10-31', true],
  ['2026-11-30', '2026-11-01', false],
  ['2026-11-30', '2026-11-23', true],
  ['2026-11-30', '2026-11-30', false],
  ['2026-11-30', '2026-12-01', true],
  ['2026-11-30', '2026-12-02', false],
  ['2026-11-30', '2026-12-31', true],
  ['2026-11-30', '2027-01-30', true],
  ['2028-03-01', '2028-01-31', true],
])('of what is due on %s somebody is reminded on %s: %s', (dueDay, day, isReminded) => {
  expect(isRemindedOn(dueDay, day)).toBe(isReminded);
});
