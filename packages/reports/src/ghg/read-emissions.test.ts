import { kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import type { ReportFeature } from '../report-input.ts';
import { paddockFeature, reportContent, squareAt } from '../testing/report-examples.ts';
import { readStock } from '../stock/read-stock.ts';
import { readEmissionYear } from './read-emissions.ts';

const urea = (applicationDate: string, status = 'existing'): ReportFeature => ({
  id: `${applicationDate} ${status}`,
  kindId: kinds.fertiliser.id,
  geometry: squareAt(0, 0),
  attributes: {
    status,
    applicationDate,
    area: 10,
    fertiliser_application_product: [{ product: 'Urea', application_rate: 100, nitrogen: 46 }],
  },
  areaM2: null,
  lengthMetres: null,
});
const read = (...features: readonly ReportFeature[]) => {
  const content = reportContent({ features });
  return readEmissionYear(content, { stock: readStock(content), startYear: 2025, factorYear: 2026 });
};
const amounts = (...features: readonly ReportFeature[]) =>
  read(...features).input.spread.map(({ type, amount }) => [type, Number(amount)]);

test('10 ha at 100 kg of 46 % nitrogen are 460 kg N', () => {
  expect(amounts(urea('2025-09-20'))).toEqual([['ureaUncoated', 460]]);
});

test('the stock year is from 1 July to 30 June, both days included', () => {
  expect(amounts(urea('2025-07-01'), urea('2026-06-30'))).toEqual([['ureaUncoated', 920]]);
  expect(amounts(urea('2025-06-30'), urea('2026-07-01'))).toEqual([]);
});

test('an application that is only planned gives off nothing yet', () => {
  expect(amounts(urea('2025-09-20', 'planned'))).toEqual([]);
});

test('the hectares are those of the paddocks, and none without any', () => {
  expect(read(paddockFeature({ name: 'Front' }, { hectares: 52.5 })).input.effectiveHa).toBe(52.5);
  expect(read().input.effectiveHa).toBeNull();
});
