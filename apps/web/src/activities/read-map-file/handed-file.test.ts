import { expect, test } from 'vitest';
import { handFile, takeHandedFile } from './handed-file.ts';

test('a file that was dropped is taken once, and by its own plan', () => {
  const file = new File(['{}'], 'farm.geojson');
  handFile('upper', file);
  expect(takeHandedFile('upper')).toBe(file);
  expect(takeHandedFile('upper')).toBeUndefined();
  handFile('upper', file);
  expect(takeHandedFile('lower')).toBeUndefined();
});
