import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationFigures, wholeCharge } from './application-figures.ts';
import { decimal, productOf, quotient, rounded, sumOf } from './decimals.ts';
import { fertiliserLibrary } from './product-library.ts';
import { shareOut } from './share-out.ts';

const fromLibrary = (key: string) => {
  const found = fertiliserLibrary.find((product) => product.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

const worked = applicationFigures({
  area: 42.5,
  cartage_rate: 28.75,
  cost: 95.5,
  store_charge: 6,
  mixing_fee: 12.9,
  fertiliser_application_product: [
    { ...fromLibrary('superphosphate'), product: 'a', application_rate: 250, price_per_tonne: 420 },
    { ...fromLibrary('dap'), product: 'b', application_rate: 100, price_per_tonne: 1150 },
  ],
});

describe('[CALC-1] [ENT-10] the worked example of the catalogue, to the last digit', () => {
  test('cuts each charge to a whole number', () => {
    expect(worked.charges).toEqual({ cartage_rate: 28, cost: 95, store_charge: 6, mixing_fee: 12 });
    expect(worked.chargesSum).toBe(141);
  });

  test('of superphosphate', () => {
    expect(worked.products[0]).toMatchObject({
      mix_percent: 71.429,
      quantity: 10.625,
      price_per_ha: 105,
      price_total: 5960.625,
      nutrientsKgPerHa: {
        nitrogen: 0,
        phosphorus: 22.5,
        potassium: 0,
        sulphur: 27.5,
        calcium: 50,
        magnesium: 0,
        sodium: 0,
      },
    });
  });

  test('of DAP', () => {
    expect(worked.products[1]).toMatchObject({
      mix_percent: 28.571,
      quantity: 4.25,
      price_per_ha: 115,
      price_total: 5486.75,
      nutrientsKgPerHa: {
        nitrogen: 18,
        phosphorus: 20,
        potassium: 0,
        sulphur: 1,
        calcium: 0,
        magnesium: 0,
        sodium: 0,
      },
    });
  });

  test('of the totals', () => {
    expect(worked.totals).toEqual({
      nitrogen: 18,
      phosphorus: 42.5,
      potassium: 0,
      sulphur: 28.5,
      calcium: 50,
      magnesium: 0,
      sodium: 0,
      quantity: 14.875,
      price_total: 11447.375,
      isPriced: true,
    });
  });

  test('of nitrogen over a year', () => {
    const dressings = [
      ['ureaCoated', 80, 36.8],
      ['dap', 100, 18],
      ['ureaCoated', 120, 55.2],
    ] as const;
    const found = dressings.map(
      ([key, rate]) =>
        applicationFigures({
          area: 1,
          fertiliser_application_product: [{ ...fromLibrary(key), application_rate: rate }],
        }).countedNitrogenKgPerHa,
    );
    expect(found).toEqual(dressings.map(([, , nitrogen]) => nitrogen));
    expect(sumOf(found)).toBe(110);
  });
});

test('[CALC-1] figures come out of what stands in a form, half filled in', () => {
  const { products, totals } = applicationFigures({
    area: '42.5',
    cost: '',
    fertiliser_application_product: [
      { product: 'Urea', application_rate: '65', nitrogen: '46', price_per_tonne: '-' },
    ],
  });
  expect(products[0]).toMatchObject({ quantity: 2.763, price_per_ha: 0, price_total: 0 });
  expect(totals).toMatchObject({ nitrogen: 29.9, quantity: 2.763 });
});

describe('[CALC-1] what rounding leaves when a whole is shared out', () => {
  test.each([
    { total: 10, weights: [1, 1, 1], parts: [3.34, 3.33, 3.33] },
    { total: 0.05, weights: [1, 3, 2], parts: [0.01, 0.02, 0.02] },
    { total: 0.05, weights: [2, 2, 3], parts: [0.02, 0.01, 0.02] },
    { total: 100, weights: [2, 0, 1], parts: [66.67, 0, 33.33] },
    { total: 0.29, weights: [1, 1], parts: [0.15, 0.14] },
    { total: 1, weights: [0, 0], parts: [0, 0] },
  ])('$total by $weights: those who lost most by it get it, the first of equals first', (it) => {
    expect(shareOut(it.total, it.weights, 2)).toEqual(it.parts);
  });
});

test('effluent and compost do not count towards the cap', () => {
  const figures = applicationFigures({
    area: 1,
    fertiliser_application_product: [{ application_rate: 1000, nitrogen: 2, isOrganic: true }],
  });
  expect(figures.totals.nitrogen).toBe(20);
  expect(figures.countedNitrogenKgPerHa).toBe(0);
});

test('what is made of plants or animals does not count towards the cap by itself, however much nitrogen is in it', () => {
  const figures = applicationFigures({
    area: 1,
    fertiliser_application_product: [{ application_rate: 500, nitrogen: 12, isOrganic: true }],
  });
  expect(figures.totals.nitrogen).toBe(60);
  expect(figures.countedNitrogenKgPerHa).toBe(0);
});

test.each([
  { nitrogen: 5, counted: 0 },
  { nitrogen: 5.01, counted: 50.1 },
])('a product of $nitrogen % nitrogen counts with $counted kg', ({ nitrogen, counted }) => {
  const figures = applicationFigures({
    area: 1,
    fertiliser_application_product: [{ application_rate: 1000, nitrogen }],
  });
  expect(figures.countedNitrogenKgPerHa).toBe(counted);
});

test.each([
  { rate: 100, counted: 66 },
  { rate: 50, counted: 0 },
])('urea at $rate kg/ha in compost is judged as the mix: $counted kg count', ({ rate, counted }) => {
  const figures = applicationFigures({
    area: 1,
    fertiliser_application_product: [
      { application_rate: 1000, nitrogen: 2, isOrganic: true },
      { application_rate: rate, nitrogen: 46 },
    ],
  });
  expect(figures.countedNitrogenKgPerHa).toBe(counted);
});

test('a mix of exactly 5 % nitrogen does not count', () => {
  // 4.1 × 2 + 0.3 × 46 is 22, and 5 × 4.4 is 22.
  const figures = applicationFigures({
    area: 1,
    fertiliser_application_product: [
      { application_rate: 4.1, nitrogen: 2, isOrganic: true },
      { application_rate: 0.3, nitrogen: 46 },
    ],
  });
  expect(figures.countedNitrogenKgPerHa).toBe(0);
});

describe('[CALC-1] decimals without drift', () => {
  test.each([
    [0.0005, 0.001],
    [1.0005, 1.001],
    [2.6755, 2.676],
    [8.1235, 8.124],
    [0.00049, 0],
    [1e-7, 0],
    [1e21, 1e21],
  ])('%d is rounded half up to %d', (value, wanted) => {
    expect(rounded(decimal(value))).toBe(wanted);
  });

  test('a tenth and two tenths are three tenths', () => {
    expect(sumOf([0.1, 0.2])).toBe(0.3);
    expect(productOf([1.1, 1.1])).toBe(1.21);
    expect(quotient(decimal(2), decimal(3))).toBe(0.667);
    expect(quotient(decimal(2), decimal(0))).toBeUndefined();
  });

  test('a charge is cut, never rounded', () => {
    expect([28.99, '95.5', '', undefined, 'abc'].map(wholeCharge)).toEqual([28, 95, 0, 0, 0]);
  });
});

const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const row = fc.record({
  application_rate: fc.integer({ min: 0, max: 20_000 }),
  price_per_tonne: hundredths(10_000),
  nitrogen: hundredths(100),
  phosphorus: hundredths(100),
});
const application = fc.record({
  area: hundredths(20_000),
  cartage_rate: hundredths(1000),
  cost: hundredths(2000),
  fertiliser_application_product: fc.array(row, { minLength: 1, maxLength: 20 }),
});

describe('[CALC-1] whatever is spread', () => {
  test('totals are the sums of what is shown', () => {
    fc.assert(
      fc.property(application, (given) => {
        const { products, totals } = applicationFigures(given);
        // Thousandths are whole numbers, and whole numbers add up without drift.
        const total = (values: readonly number[]) =>
          values.reduce((sum, value) => sum + BigInt(Math.round(value * 1000)), 0n);
        expect(BigInt(Math.round(totals.quantity * 1000))).toBe(total(products.map((it) => it.quantity)));
        expect(BigInt(Math.round(totals.nitrogen * 1000))).toBe(
          total(products.map((it) => it.nutrientsKgPerHa.nitrogen)),
        );
      }),
    );
  });

  test('the price in all is the exact product, rounded once at the end', () => {
    fc.assert(
      fc.property(application, (given) => {
        // Hundredths and whole kilograms are whole numbers: the product of them is exact.
        const whole = (value: number): bigint => BigInt(Math.round(value * 100));
        const charges = BigInt(Math.trunc(given.cartage_rate) + Math.trunc(given.cost)) * 100n;
        const exact = given.fertiliser_application_product.map(
          (it) => (whole(it.price_per_tonne) + charges) * BigInt(it.application_rate) * whole(given.area),
        );
        // Ten millionths of a dollar to thousandths, half up.
        const wanted = exact.map((price) => Number((price + 5000n) / 10_000n) / 1000);
        expect(applicationFigures(given).products.map((it) => it.price_total)).toEqual(wanted);
      }),
    );
  });

  test('the order of products changes no total', () => {
    fc.assert(
      fc.property(application, (given) => {
        const turned = {
          ...given,
          fertiliser_application_product: given.fertiliser_application_product.toReversed(),
        };
        expect(applicationFigures(turned).totals).toEqual(applicationFigures(given).totals);
      }),
    );
  });

  test('ten times the area needs ten times the quantity, and the same nutrients for each hectare', () => {
    fc.assert(
      fc.property(
        application.map((given) => ({ ...given, area: Math.round(given.area) })),
        (given) => {
          const [once, tenfold] = [given, { ...given, area: given.area * 10 }].map(applicationFigures);
          expect(tenfold?.totals.quantity).toBe(productOf([once?.totals.quantity ?? 0, 10]));
          expect(tenfold?.totals.nitrogen).toBe(once?.totals.nitrogen);
        },
      ),
    );
  });

  test('what is shared out is exactly the whole', () => {
    fc.assert(
      fc.property(
        hundredths(20_000),
        fc.array(fc.double({ min: 0.001, max: 1e8, noNaN: true }), { minLength: 1, maxLength: 30 }),
        (total, weights) => {
          expect(sumOf(shareOut(total, weights, 3))).toBe(total);
        },
      ),
    );
  });
});
