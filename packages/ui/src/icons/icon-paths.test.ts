import { expect, test } from 'vitest';
import { ICON_PATHS } from './icon-paths.ts';

test('each icon is a drawing of its own', () => {
  const paths = Object.values(ICON_PATHS);
  expect(new Set(paths).size).toBe(paths.length);
});
