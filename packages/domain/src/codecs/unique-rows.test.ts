import { expect, test } from 'vitest';
import { checkFields } from './field-checks.ts';

const fields = {
  products: {
    type: 'list',
    label: 'Products',
    rowNoun: 'product',
    maxRows: 5,
    uniqueBy: 'product',
    row: {
      product: { type: 'text', label: 'Product', maxLength: 20 },
      rate: { type: 'number', label: 'Rate', min: 0, max: 10, step: 1 },
    },
  },
} as const;

const fieldsOf = (products: readonly object[]): readonly string[] => {
  const checked = checkFields(fields, { products });
  return checked.ok ? [] : checked.refusals.map(({ field }) => field);
};

test('a row of a list that repeats what must be told apart is refused, at the second', () => {
  expect(fieldsOf([{ product: 'Urea' }, { product: 'Lime' }, { product: 'Urea' }])).toEqual([
    'products.2.product',
  ]);
});

test('rows that say nothing there do not repeat each other', () => {
  expect(fieldsOf([{ rate: 1 }, { rate: 2 }])).toEqual([]);
});

test('other values of rows may repeat', () => {
  expect(
    fieldsOf([
      { product: 'Urea', rate: 1 },
      { product: 'Lime', rate: 1 },
    ]),
  ).toEqual([]);
});
