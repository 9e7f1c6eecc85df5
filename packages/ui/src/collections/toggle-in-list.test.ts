import { expect, test } from 'vitest';
import { toggleInList } from './toggle-in-list.ts';

test('keys are added to what is chosen or taken out of it, and what was chosen before is left as it was', () => {
  const chosen = new Set(['a', 'b']);
  expect([...toggleInList(chosen, ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...toggleInList(chosen, ['b', 'c'], false)]).toEqual(['a']);
  expect([...chosen]).toEqual(['a', 'b']);
});
