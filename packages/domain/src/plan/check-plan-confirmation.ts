import { checkFields } from '../codecs/field-checks.ts';
import type { CheckedFields } from '../codecs/field-codec.ts';
import { planConfirmationFields } from './plan-info.ts';

const notConfirmed = {
  field: 'hasReadTerms',
  message: 'Tick the box to confirm that the details are right',
} as const;

/**
 * Validates the plan details that an owner confirms. The form and the server use this same check. An unticked box is a valid value for the
 * fields, and is refused here.
 */
export function checkPlanConfirmation(input: unknown): CheckedFields {
  const checked = checkFields(planConfirmationFields, input);
  const isTicked = (input as { hasReadTerms?: unknown } | null)?.hasReadTerms === true; // whatever it is, the tick may be absent
  if (isTicked) return checked;
  const refusals = checked.ok ? [] : checked.refusals.filter(({ field }) => field !== notConfirmed.field);
  return { ok: false, refusals: [...refusals, notConfirmed] };
}
