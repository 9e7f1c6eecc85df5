import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fetchFonts, putOffFonts } from './fonts-later.ts';

test('texts are written in letters of the device until those of the product may come, as the tokens say', () => {
  const tokens = join(import.meta.dirname, '../../../packages/ui/src/tokens/tokens.css');
  const [, later] =
    /(:root\[[^\]]*\]) \{\s*--font-family: var\(--font-family-system\);/.exec(readFileSync(tokens, 'utf8')) ??
    [];
  const isLater = (): boolean => document.documentElement.matches(later ?? '');
  expect(isLater()).toBe(false);
  putOffFonts(document);
  expect(isLater()).toBe(true);
  fetchFonts(document);
  expect(isLater()).toBe(false);
});
