import { expect, test } from 'vitest';
import { checkFields } from '../codecs/field-checks.ts';
import { applicationFigures } from '../fertiliser/application-figures.ts';
import { readNumberText } from './read-number.ts';

const written = [
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1,000', 1000],
  ['1e3', 1000],
  ['1,250.5', 1250.5],
  ['.5', 0.5],
  ['5.', 5],
  ['−3', -3],
] as const;

test.each(written)('%s is %d', (text, value) => {
  expect(readNumberText(text)).toBe(value);
});

test.each(['', '1 00', '1,00', '0x10', 'e3', '.', '1e', '1e999', 'Infinity', '12 345 6', '5,8', '0,125'])(
  '“%s” is no number',
  (text) => {
    expect(readNumberText(text)).toBeUndefined();
  },
);

test.each(written)('%s is checked and reckoned as the same number', (text, value) => {
  const field = { type: 'number', label: 'Rate', min: -10, max: 5000, step: 0.1 } as const;
  expect(checkFields({ rate: field }, { rate: text })).toMatchObject({ attributes: { rate: value } });
  expect(applicationFigures({ area: text }).area).toBe(value);
});
