import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { columnTotal, featureColumns } from './columns.ts';

const columnOf = (key: string) => {
  const column = featureColumns(kinds.paddock).find((one) => one.key === key);
  if (!column) throw new Error(`no column ${key}`);
  return column;
};
const row = (areaM2: number, attributes = {}) => ({
  attributes,
  measures: { areaHectares: Math.round(areaM2 / 100) / 100, areaM2 },
});

test('[CALC-2] areas are summed before they are rounded', () => {
  expect(columnTotal(columnOf('figure:area'), [row(10_049), row(10_049), row(10_049)])).toBe(3.01);
});

test('typed hectares are summed as they were typed', () => {
  const rows = [row(1, { effectiveHa: 0.1 }), row(1, { effectiveHa: 0.2 }), row(1)];
  expect(columnTotal(columnOf('effectiveHa'), rows)).toBe(0.3);
});

test('what does not add up has no sum, nor has a column without a figure', () => {
  expect(columnTotal(columnOf('name'), [row(1, { name: 'Flat' })])).toBeUndefined();
  expect(columnTotal(columnOf('effectiveHa'), [row(1)])).toBeUndefined();
});
