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

test.each([
  ['≤ 190 kg N/ha → 5 ha, ½ √ ∑ ✓ ☎ 24 °C', '≤ 190 kg N/ha → 5 ha, ½ √ ∑ ✓ ☎ 24 °C'],
  ['王小明 陳大文 山田たろう ヤマダ', '王小明 陳大文 山田たろう ヤマダ'],
  ['김민수', '김민수'],
  ['김민수'.normalize('NFD'), '김민수'],
])('mathematics, arrows and names of East Asia are kept: %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test.each([
  ['ﬁeld of ﬂax, oﬃce, aﬄuent', 'field of flax, office, affluent'],
  ['𝐓ō𝐭𝐚𝐫𝐚 𝟓', 'Tōtara 5'],
])('ligatures and letters of formulas become plain letters: %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('invisible characters go and line breaks become spaces', () => {
  expect(printable('Creek\u200B\u202E\nflat\u00AD')).toBe('Creek flat');
});

test('any text comes out in characters the fonts have, and a second time unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = printable(text);
      expect(once).not.toMatch(/[\p{Cc}\p{Co}\p{Cs}]/u);
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
