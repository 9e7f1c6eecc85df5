import { checkFields } from '../codecs/field-checks.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';
import { mergeRefusals } from '../codecs/merge-refusals.ts';
import { isUuid } from '../codecs/is-uuid.ts';
import { labelOfOption } from '../kind/options.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { livestockTypes } from '../options/livestock.ts';
import { stockWords } from '../wording/stock-words.ts';
import { stockRowFields, type StockRow } from './stock-row-fields.ts';

type Values = Readonly<Record<string, unknown>>;

export type CheckedStockRow =
  | { readonly ok: true; readonly values: StockRow }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

const MONTH = /^\d{4}-\d{2}$/;
const FIRST_MONTH = '1990-01';
const LAST_MONTH = '2100-12';

/** Checks whether an enterprise has a stock class. */
export const isClassOf = (enterprise: string, stockClass: string): boolean =>
  livestockClasses.find(({ key }) => key === stockClass)?.groups?.includes(enterprise) ?? false;

/** Rewrites the refusal of a class that the enterprise does not have, so that it names both. */
function inPlainWords(refusal: FieldRefusal, { enterprise, class: stockClass }: Values): FieldRefusal {
  if (refusal.field !== 'class' || typeof enterprise !== 'string' || typeof stockClass !== 'string')
    return refusal;
  const isKnown = livestockClasses.some(({ key }) => key === stockClass);
  if (!isKnown || isClassOf(enterprise, stockClass)) return refusal;
  const names = [labelOfOption(livestockTypes, enterprise), labelOfOption(livestockClasses, stockClass)];
  return { field: 'class', message: stockWords.otherClass(names[0] ?? '', names[1] ?? '') };
}

function besideFields({ month, lmuId }: Values): readonly FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (typeof month === 'string' && MONTH.test(month) && (month < FIRST_MONTH || month > LAST_MONTH))
    refusals.push({ field: 'month', message: stockWords.monthOutside });
  if (lmuId !== undefined && (typeof lmuId !== 'string' || !isUuid(lmuId)))
    refusals.push({ field: 'lmuId', message: stockWords.otherUnit });
  return refusals;
}

/**
 * Validates a month of a stock class and returns all problems at once. Grid, paste, import and server use this same check. It does not
 * check whether the figures balance.
 */
export function checkStockRow({ lmuId: unit, ...values }: Values): CheckedStockRow {
  const lmuId = unit === null || unit === '' ? undefined : unit;
  const checked = checkFields(stockRowFields, values);
  const refusals = mergeRefusals(
    checked.ok ? [] : checked.refusals.map((refusal) => inPlainWords(refusal, values)),
    besideFields({ ...values, lmuId }),
  );
  if (refusals.length > 0 || !checked.ok) return { ok: false, refusals };
  // Found to be so just now, field by field.
  return {
    ok: true,
    values: { ...checked.attributes, ...(lmuId === undefined ? {} : { lmuId }) } as StockRow, // checked against the fields of a row
  };
}
