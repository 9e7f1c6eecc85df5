import { expect, test } from 'vitest';
import { monthByName } from './month-by-name.ts';

test.each([
  ['jan', 1],
  ['Sept.', 9],
  ['DECEMBER', 12],
  ['se', null],
  ['autumn', null],
  ['', null],
])('“%s” is month %s', (name, month) => {
  expect(monthByName(name)).toBe(month);
});
