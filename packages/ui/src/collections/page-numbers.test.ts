import { expect, test } from 'vitest';
import { listPageMarks } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
])('page %i of %i shows %j', (current, total, marks) => {
  expect(listPageMarks(current, total)).toEqual(marks);
});
