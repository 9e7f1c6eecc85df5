import { expect, test } from 'vitest';
import { nameWithSize } from './place-size.ts';

test('a number at the end of a name is told from the size of the place', () => {
  const size = { lengthMetres: 152, areaHectares: null };
  expect(nameWithSize('Subdivision fence 6', size)).toBe('Subdivision fence 6, 152 m');
});

test('a place without a size is its name', () => {
  expect(nameWithSize('Trough 6', { lengthMetres: null, areaHectares: null })).toBe('Trough 6');
});
