import { checkFields } from '../codecs/field-checks.ts';
import type { CheckedFields } from '../codecs/field-codec.ts';
import { planConfirmationFields } from './plan-info.ts';

const notConfirmed = {
  field: 'hasReadTerms',
  message: 'Tick the box to confirm that the details are right',
} as const;

/**
 * Checks what an owner sends to confirm a plan's details: the one check of the form and of the server. A box that is
 * not ticked is a value like any other to the fields; here it is refused.
 */
export function checkPlanConfirmation(input: unknown): CheckedFields {
  const checked = checkFields(planConfirmationFields, input);
  const isTicked = (input as { hasReadTerms?: unknown } | null)?.hasReadTerms === true; // whatever it is, the tick may be absent
  if (isTicked) return checked;
  const refusals = checked.ok ? [] : checked.refusals.filter(({ field }) => field !== notConfirmed.field);
  return { ok: false, refusals: [...refusals, notConfirmed] };
}
