import { checkFields } from '../codecs/field-checks.ts';
import type { CheckedFields } from '../codecs/field-codec.ts';
import type { AttributesOf, Fields } from '../kind/field.ts';
import { livestockClasses } from '../options/livestock-classes.ts';

/** Fields of a stock-unit ratio that the provider set for this plan, replacing the table's. */
export const stockRatioFields = {
  class: { type: 'enum', label: 'Class', required: true, options: livestockClasses },
  stockUnits: {
    type: 'number',
    label: 'Stock units',
    unit: 'SU',
    required: true,
    min: 0,
    max: 30,
    step: 0.01,
  },
  reason: { type: 'text', label: 'Where it is from', maxLength: 200 },
} as const satisfies Fields;

export type StockRatio = AttributesOf<typeof stockRatioFields>;

const HUNDREDTHS = 100;
const isInHundredths = (value: number): boolean =>
  Math.abs(value * HUNDREDTHS - Math.round(value * HUNDREDTHS)) < 1e-6;

/** Validates a ratio, which has at most two decimals. */
export function checkStockRatio(values: Readonly<Record<string, unknown>>): CheckedFields {
  const checked = checkFields(stockRatioFields, values);
  const stockUnits = checked.ok ? checked.attributes['stockUnits'] : undefined;
  if (typeof stockUnits !== 'number' || isInHundredths(stockUnits)) return checked;
  return {
    ok: false,
    refusals: [{ field: 'stockUnits', message: 'Stock units have at most two decimals' }],
  };
}
