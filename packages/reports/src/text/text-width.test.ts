import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('a letter with a macron is as wide as the letter', () => {
  expect(textWidth('Tōtara', 10)).toBeCloseTo(textWidth('Totara', 10));
  expect(textWidth('To\u0304tara', 10)).toBeCloseTo(textWidth('Totara', 10));
});

test.each(['王小明', '김민수', 'ヤマダ'])('letters of East Asia are squares: %s', (name) => {
  expect(textWidth(name, 10)).toBe(30);
});
