import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../fertiliser/decimals.ts';
import { halfUp } from '../livestock/exact-figures.ts';
import { reconcile } from '../livestock/reconcile.ts';
import { ratiosOf } from '../livestock/stock-figures.ts';
import { yearOfMoves } from '../livestock/testing/year-of-moves.ts';
import { emissionSteps, supposing } from './compare-emissions.ts';
import { emissionsOf, kilograms, type EmissionInput, type Emissions, type GhgMode } from './emissions.ts';
import { factorSetOf } from './factor-sets.ts';
import { headUsed } from './head-used.ts';
import { spreadUsed } from './spread-used.ts';

const factors = factorSetOf(2026);
const ratioOf = ratiosOf([]);
const inKg = <K extends string>(tenths: Readonly<Record<K, number>>) =>
  Object.fromEntries(Object.entries<number>(tenths).map(([key, value]) => [key, kilograms(value)]));

const byHead: EmissionInput = {
  heads: [
    { enterprise: 'sheep', class: 'maEwes', head: decimal(2400) },
    { enterprise: 'beefDairyGrazing', class: 'r2Steers', head: decimal(180) },
    { enterprise: 'dairy', class: 'milkingCows', head: decimal(350) },
    { enterprise: 'deer', class: 'maHinds', head: decimal(60) },
  ],
  spread: [
    { type: 'ureaCoated', amount: decimal(5520) },
    { type: 'nonUreaN', amount: decimal(1800) },
    { type: 'limestone', amount: decimal(120_000) },
  ],
  effectiveHa: 520,
  ratioOf,
  factors,
};

test('a farm by its head: every line, source and gas to the last digit', () => {
  const whole = emissionsOf(byHead, 'wholeFarm');
  expect(whole.livestock.map(({ factor, total }) => [factor, kilograms(total)])).toEqual([
    ['sheep', 916259.4],
    ['nonDairyCattle', 401872.7],
    ['deer', 37790.3],
    ['dairyCattle', 1180275.1],
  ]);
  expect(whole.spread.map(({ type, total }) => [type, kilograms(total)])).toEqual([
    ['ureaCoated', 25270.1],
    ['nonUreaN', 5633],
    ['limestone', 43296],
  ]);
  expect(inKg(whole.byGas)).toEqual({ ch4: 2261567.7, n2o: 296732.9, co2: 52096 });
  expect([kilograms(whole.total), whole.tonnes, whole.tonnesPerHa]).toEqual([2610396.6, 2610.397, 5.02]);
  expect([whole.ch4Tonnes, whole.n2oTonnes]).toEqual([80.77, 1.12]);
});

test.each([
  ['sheep', 916.259],
  ['beef', 401.873],
  ['dairy', 1180.275],
] as const)('%s alone is %s t, without fertiliser and without a figure for each hectare', (mode, tonnes) => {
  const alone = emissionsOf(byHead, mode);
  expect([alone.tonnes, alone.spread, alone.tonnesPerHa]).toEqual([tonnes, [], null]);
});

const rows = reconcile(
  yearOfMoves(
    2025,
    {
      maEwes: 1450,
      lambs: 0,
      r2Steers: 64,
      dairyGrazingR2Heifers: 85,
      milkingCows: 240,
      dairyCalves: 0,
      maHinds: 41,
    },
    {
      maEwes: { '2025-08': { deaths: 6 }, '2026-02': { sales: 194 } },
      lambs: { '2025-09': { births: 1890 }, '2025-12': { sales: 1890 } },
      r2Steers: { '2026-01': { sales: 31 } },
      dairyGrazingR2Heifers: { '2026-05': { transfersOut: 85 } },
      milkingCows: { '2026-04': { deaths: 1 } },
      dairyCalves: { '2025-08': { births: 100 }, '2025-09': { sales: 100 } },
    },
  ),
  2025,
).rows;
const used = headUsed(rows, 2025, { landUnits: [], paddocks: [] });
const { spread, typeNotKnown } = spreadUsed(
  [
    {
      applicationDate: '2025-09-20',
      area: 118.6,
      products: [{ product: 'Urea with urease inhibitor', application_rate: 75, nitrogen: 46 }],
    },
    {
      applicationDate: '2026-03-30',
      area: 64,
      products: [
        { product: 'Diammonium phosphate (DAP) 18-20-0-1', application_rate: 140, nitrogen: 18 },
        { product: ' agricultural LIME ', application_rate: 1250, nitrogen: 0 },
      ],
    },
    {
      applicationDate: '2026-07-01',
      area: 64,
      products: [{ product: 'Urea 46-0-0-0', application_rate: 140, nitrogen: 46 }],
    },
  ],
  { from: '2025-07-01', to: '2026-06-30' },
);
const byMonths: EmissionInput = { heads: used.heads, spread, effectiveHa: 365.4, ratioOf, factors };

const shown = (mode: GhgMode) => {
  const all = emissionsOf(byMonths, mode);
  return {
    totalKg: kilograms(all.total),
    tonnes: all.tonnes,
    gas: inKg(all.byGas),
    source: inKg(all.bySource),
    livestockKg: kilograms(all.ofLivestock),
    stockUnits: halfUp(all.stockUnits, 1),
    kgPerStockUnit: all.kgPerStockUnit,
    tonnesPerHa: all.tonnesPerHa,
  };
};

test('a farm from its monthly rows: the head is the average of twelve month ends', () => {
  expect([used.from, used.withoutNumber, typeNotKnown]).toEqual(['months', [], []]);
  const { livestock } = emissionsOf(byMonths, 'wholeFarm');
  expect(
    livestock.map(({ enterprise, factor, head, cells, total }) => [
      `${enterprise} ${factor}`,
      halfUp(head, 1),
      ...Object.values(cells).map(kilograms),
      kilograms(total),
    ]),
  ).toEqual([
    ['sheep sheep', 1363.7, 475246, 5144.2, 0, 40223.3, 520613.5],
    ['beefDairyGrazing dairyCattle', 70.8, 191299.6, 16557.9, 1019.2, 29988.6, 238865.3],
    ['beefDairyGrazing nonDairyCattle', 48.5, 94372.3, 1296.7, 0, 12613.4, 108282.4],
    ['deer deer', 41, 22913.1, 306.3, 0, 2604, 25823.4],
    ['dairy dairyCattle', 239.8, 647492.8, 56043.5, 3449.6, 101502.5, 808488.4],
  ]);
});

test('what was spread in the year is reckoned by the type of each product', () => {
  const whole = emissionsOf(byMonths, 'wholeFarm');
  expect(
    whole.spread.map(({ type, amount, co2, n2o, total }) => [
      type,
      halfUp(amount, 1),
      ...[co2, n2o, total].map(kilograms),
    ]),
  ).toEqual([
    ['ureaCoated', 4091.7, 6523, 12208.4, 18731.4],
    ['nonUreaN', 1612.8, 0, 5047.2, 5047.2],
    ['limestone', 80000, 28864, 0, 28864],
  ]);
});

test('the whole farm to the last digit', () => {
  expect(shown('wholeFarm')).toEqual({
    totalKg: 1754715.6,
    tonnes: 1754.716,
    gas: { ch4: 1510672.4, n2o: 208656.2, co2: 35387 },
    source: { enteric: 1431323.8, manure: 83817.4, soils: 186931.8, fertiliserAndLime: 52642.6 },
    livestockKg: 1702073,
    stockUnits: 3933.3,
    kgPerStockUnit: 432.7,
    tonnesPerHa: 4.8,
  });
});

test.each([
  {
    mode: 'beef',
    totalKg: 347147.7,
    tonnes: 347.148,
    gas: { ch4: 303526.5, n2o: 43621.2, co2: 0 },
    stockUnits: 561.3,
    kgPerStockUnit: 618.5,
  },
  {
    mode: 'sheep',
    totalKg: 520613.5,
    tonnes: 520.614,
    gas: { ch4: 480390.2, n2o: 40223.3, co2: 0 },
    stockUnits: 1363.7,
    kgPerStockUnit: 381.8,
  },
  {
    mode: 'dairy',
    totalKg: 808488.4,
    tonnes: 808.488,
    gas: { ch4: 703536.3, n2o: 104952.1, co2: 0 },
    stockUnits: 1930.5,
    kgPerStockUnit: 418.8,
  },
] as const)('$mode to the last digit', ({ mode, ...expected }) => {
  expect(shown(mode)).toMatchObject({ ...expected, tonnesPerHa: null });
});

test('dairy: methane and nitrous oxide in tonnes of the gas itself', () => {
  const { ch4Tonnes, n2oTonnes } = emissionsOf(byMonths, 'dairy');
  expect([ch4Tonnes, n2oTonnes]).toEqual([25.13, 0.4]);
});

const stockClass = fc.constantFrom(
  { enterprise: 'sheep', class: 'maEwes' } as const,
  { enterprise: 'beefDairyGrazing', class: 'r2Steers' } as const,
  { enterprise: 'beefDairyGrazing', class: 'dairyGrazingDryCows' } as const,
  { enterprise: 'dairy', class: 'milkingCows' } as const,
  { enterprise: 'alpacasLlamas', class: 'llamas' } as const,
);
const anyHeads = fc.array(
  fc
    .tuple(stockClass, fc.integer({ min: 0, max: 240_000 }))
    .map(([of, twelfths]) => ({ ...of, head: decimal(twelfths).div(12) })),
  { maxLength: 6 },
);
const anySpread = fc.array(
  fc.record({
    type: fc.constantFrom('ureaCoated', 'nonUreaN', 'limestone', 'dolomite'),
    amount: fc.integer({ min: 0, max: 9_999_999 }).map((thousandths) => decimal(thousandths).div(1000)),
  }),
  { maxLength: 4 },
);
const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
const linesIn = ({ livestock, spread: lines }: Emissions): readonly number[] =>
  [...livestock, ...lines].map(({ total }) => total);

test('gases, sources and lines each sum to the whole', () => {
  fc.assert(
    fc.property(anyHeads, anySpread, (heads, amounts) => {
      const all = emissionsOf({ ...byHead, heads, spread: amounts }, 'wholeFarm');
      expect(sum(Object.values(all.byGas))).toBe(all.total);
      expect(sum(Object.values(all.bySource))).toBe(all.total);
      expect(sum(linesIn(all))).toBe(all.total);
    }),
  );
});

test('the steps between two years lead from one sum to the other', () => {
  fc.assert(
    fc.property(anyHeads, anyHeads, (a, b) => {
      const [was, is] = [a, b].map((heads) => emissionsOf({ ...byHead, heads }, 'wholeFarm'));
      const steps = was && is ? emissionSteps(was, is) : [];
      expect(sum(steps.map(({ before, after }) => after - before))).toBe(
        (is?.total ?? 0) - (was?.total ?? 0),
      );
    }),
  );
});

test('a tenth fewer sheep takes a tenth of what sheep give off, and nothing else changes', () => {
  const after = emissionsOf(supposing(byHead, [{ of: 'sheep', percent: -10 }]), 'wholeFarm');
  const steps = emissionSteps(emissionsOf(byHead, 'wholeFarm'), after).filter(
    (step) => step.before !== step.after,
  );
  expect(steps).toEqual([
    {
      line: { enterprise: 'sheep', factor: 'sheep' },
      before: 9_162_594,
      after: 8_246_335,
    },
  ]);
});
