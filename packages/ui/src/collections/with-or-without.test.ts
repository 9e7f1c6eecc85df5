import { expect, test } from 'vitest';
import { withOrWithout } from './with-or-without.ts';

test('keys are added to what is chosen or taken out of it, and what was chosen before is left as it was', () => {
  const chosen = new Set(['a', 'b']);
  expect([...withOrWithout(chosen, ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...withOrWithout(chosen, ['b', 'c'], false)]).toEqual(['a']);
  expect([...chosen]).toEqual(['a', 'b']);
});
