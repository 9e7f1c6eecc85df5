import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test('a decomposed macron, capitals and outer spaces make no other name', () => {
  expect(nameKey(' Ko\u0304whai ')).toBe(nameKey('k\u014Dwhai'));
});
