import { expect, test } from 'vitest';
import { formatStorage } from './format-storage.ts';

test.each([
  [12_400_000, 1_100_000_000, '12 MB used of about 1.1 GB.'],
  [0, 94_000_000, '0 kB used of about 94 MB.'],
  [0, 0, 'The browser does not tell how much room there is.'],
])('%i of %i bytes', (used, whole, words) => {
  expect(formatStorage(used, whole)).toBe(words);
});
