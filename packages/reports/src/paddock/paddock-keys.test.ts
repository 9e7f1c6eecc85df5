import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paddockKeys } from './paddock-keys.ts';

test('the farm’s own numbers stand, and paddocks without one have letters that are no number of another', () => {
  expect(paddockKeys(['12', null, 'a', null, '3b'])).toEqual(['12', 'B', 'a', 'C', '3b']);
});

test('letters go on behind Z, and none can be taken for a figure', () => {
  const keys = paddockKeys(Array.from({ length: 800 }, () => null));
  expect(keys.slice(23, 26)).toEqual(['Z', 'AA', 'AB']);
  expect(keys.join('')).not.toMatch(/[IO0-9]/u);
});

test('no key is given twice where no number is', () => {
  const number = fc.option(fc.stringMatching(/^[A-C]?\d{0,2}$/).filter((text) => text !== ''));
  fc.assert(
    fc.property(fc.uniqueArray(number, { selector: (one) => one ?? Symbol('none') }), (numbers) => {
      expect(new Set(paddockKeys(numbers)).size).toBe(numbers.length);
    }),
  );
});
