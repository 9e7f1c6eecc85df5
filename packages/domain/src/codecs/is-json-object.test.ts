import { expect, test } from 'vitest';
import { isJsonObject } from './is-json-object.ts';

test.each([
  ['an object', {}, true],
  ['a list', [], false],
  ['nothing', null, false],
  ['a text', '{}', false],
])('of what JSON holds %s has names: %#', (_what, value, isOne) => {
  expect(isJsonObject(value)).toBe(isOne);
});
