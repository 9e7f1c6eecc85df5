import { kinds, formatPrice } from '@tussock/domain';
import { loadGeos, type GeosOperations } from '@tussock/geometry';
import { beforeAll, expect, test } from 'vitest';
import type { BookRow } from './book-content.ts';
import { seasonsOf } from './seasons-of.ts';
import { tableIn, textOf } from '../testing/read-blocks.ts';
import { nutrientSections } from './parts/nutrient-parts.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

const row = (id: string, entity: string, values: object): BookRow => ({
  id,
  entity,
  values: { ...values },
  made: { createdAt: '2026-01-01T00:00:00Z' },
});
const square = {
  type: 'Polygon',
  coordinates: [
    [
      [172.4, -42.8],
      [172.41, -42.8],
      [172.41, -42.79],
      [172.4, -42.79],
      [172.4, -42.8],
    ],
  ],
};
const paddock = row('p', kinds.paddock.id, { geometry: square, name: 'Front' });
const spread = (id: string, date: string): BookRow =>
  row(id, kinds.fertiliser.id, { geometry: square, name: id, applicationDate: date, paddocks: ['p'] });
const startYears = (rows: readonly BookRow[], day: string) =>
  seasonsOf(geos, rows, day).map(({ season }) => season.startYear);

test('a book has the newest three seasons, without those in which nothing was spread, by its rows alone', () => {
  const rows = [
    paddock,
    spread('a', '2026-08-01'),
    spread('b', '2024-08-01'),
    spread('c', '2023-08-01'),
    spread('d', '2022-08-01'),
  ];
  expect(startYears(rows, '2026-11-22')).toEqual([2026, 2024, 2023]);
  expect(startYears([paddock], '2026-11-22')).toEqual([]);
});

test('each season has what was spread in it, and where no cap is on file says none', () => {
  const [season] = seasonsOf(geos, [paddock, spread('Spring lime', '2026-08-01')], '2026-11-22');
  expect(season).toMatchObject({
    applications: [{ name: 'Spring lime', date: '2026-08-01' }],
    landholdings: [{ name: expect.any(String) }],
  });
});

test('a season does not say that what has no price cost nothing, and that its own is the least where one has none', () => {
  const priced = (id: string, price?: number): BookRow => {
    const { values, ...one } = spread(id, '2026-08-01');
    const product = { product: 'Lime', application_rate: 1000, ...(price ? { price_per_tonne: price } : {}) };
    return { ...one, values: { ...values, area: 2, fertiliser_application_product: [product] } };
  };
  const seasons = seasonsOf(geos, [paddock, priced('Bought', 90), priced('Given')], '2026-11-22');
  const [section] = nutrientSections({
    content: { seasons },
    features: [],
    files: new Map(),
  } as unknown as Parameters<typeof nutrientSections>[0]); // no more of a plan is read
  const sums = section?.blocks.findLast((block) => block.type === 'table');
  const { rows, total = [] } = sums ?? tableIn([]);
  expect(rows.map((row) => textOf(row.at(-1)))).toEqual(['$180.00', '–']);
  expect(textOf(total.at(-1))).toBe('at least $180.00');
});

test('figures of an application are those of its page, to the last digit shown', () => {
  const { values, ...one } = spread('Superphosphate', '2026-09-12');
  const product = { product: 'Superphosphate', application_rate: 250, price_per_tonne: 480, phosphorus: 9 };
  const figures = { area: 0.98, cartage_rate: 28, cost: 45, fertiliser_application_product: [product] };
  const seasons = seasonsOf(geos, [paddock, { ...one, values: { ...values, ...figures } }], '2026-11-22');
  const [section] = nutrientSections({
    content: { seasons },
    features: [],
    files: new Map(),
  } as unknown as Parameters<typeof nutrientSections>[0]); // no more of a plan is read
  const table = section?.blocks.findLast((block) => block.type === 'table');
  const [cells = []] = table?.rows ?? [];
  // 0.98 ha × 250 kg = 245 kg; 9 % of it is 22.05 kg of phosphorus; at $480 + $73 a tonne it is $135.485.
  expect(cells.slice(4).map(textOf)).toEqual(['0.98', '0', '22.05', '$135.49']);
  expect(formatPrice({ price_total: seasons[0]?.applications[0]?.price_total ?? 0, isPriced: true })).toBe(
    '$135.49',
  );
});
