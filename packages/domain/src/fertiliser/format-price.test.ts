import { expect, test } from 'vitest';
import { applicationFigures } from './application-figures.ts';
import { formatPrice, sumPriced } from './format-price.ts';

const spread = (...prices: readonly unknown[]) =>
  applicationFigures({
    area: 10,
    fertiliser_application_product: prices.map((price_per_tonne) => ({
      application_rate: 100,
      price_per_tonne,
    })),
  });

test.each([
  ['each has one', [900, 450], '$1,350.00'],
  ['one is free, which was said', [0], '$0.00'],
  ['one has none', [900, undefined], 'at least $900.00'],
  ['one is not a number yet', [900, '-'], 'at least $900.00'],
  ['none has any', [undefined, ''], '–'],
  ['there is nothing', [], '–'],
])('[CALC-1] the price of an application where %s', (_where, prices, said) => {
  expect(formatPrice(spread(...prices).totals)).toBe(said);
});

test('[CALC-1] charges are known where the price is not: they are the least that it cost', () => {
  // 100 kg/ha on 10 ha is 1 t, at $28 a tonne.
  const { totals } = applicationFigures({
    area: 10,
    cartage_rate: 28.75,
    fertiliser_application_product: [{ application_rate: 100 }],
  });
  expect(formatPrice(totals)).toBe('at least $28.00');
});

test('what several come to is priced where each of them is', () => {
  const [priced, free, unpriced] = [spread(900), spread(0), spread(undefined)].map(({ totals }) => totals);
  if (!priced || !free || !unpriced) throw new Error('three were asked for');
  expect(sumPriced([priced, free])).toEqual({ price_total: 900, isPriced: true });
  expect(sumPriced([priced, unpriced])).toEqual({ price_total: 900, isPriced: false });
});
