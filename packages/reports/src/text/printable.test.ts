import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakable, printable } from './printable.ts';

test('macrons stay, also when typed as combining marks', () => {
  expect(printable('Tōtara Pāmu')).toBe('Tōtara Pāmu');
  expect(printable('To\u0304tara')).toBe('Tōtara');
});

test('an emoji becomes one placeholder, however many code points it has', () => {
  expect(printable('Cow 🐄 flat')).toBe('Cow ◌ flat');
  expect(printable('👨‍👩‍👧‍👦🇳🇿')).toBe('◌◌');
});

test('invisible characters go and line breaks become spaces', () => {
  expect(printable('Creek\u200B\u202E\nflat\u00AD')).toBe('Creek flat');
});

test('any text comes out in characters the fonts have, and a second time unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = printable(text);
      expect(once).not.toMatch(/[\p{Cc}\p{Co}\p{Cs}\p{Script=Han}]/u);
      expect(printable(once)).toBe(once);
    }),
  );
});

test('a word that would leave its column may be broken', () => {
  expect(
    breakable('x'.repeat(45))
      .split('\u200B')
      .map((part) => part.length),
  ).toEqual([14, 14, 14, 3]);
  expect(breakable('Tōtara flat by the road')).toBe('Tōtara flat by the road');
});
