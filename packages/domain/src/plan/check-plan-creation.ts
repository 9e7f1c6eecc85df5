import { checkFields } from '../codecs/field-checks.ts';
import type { CheckedFields, FieldRefusal } from '../codecs/field-codec.ts';
import { planCreationFields, type PlanInfo } from './plan-info.ts';

const nameNeeded = {
  field: 'contactName',
  message: `${planCreationFields.contactName.label} is required`,
} as const;

/** Refusal of an e-mail without a person: the invitation is written to somebody by name. */
export const refusalOfOwner = ({ email, contactName }: Partial<PlanInfo>): FieldRefusal | undefined =>
  email !== undefined && contactName === undefined ? nameNeeded : undefined;

/**
 * Validates the details a plan is created with. The form and the server use this same check. The owner may be named later; an e-mail is given
 * together with a name.
 */
export function checkPlanCreation(input: unknown): CheckedFields {
  const checked = checkFields(planCreationFields, input);
  const refusal = checked.ok ? refusalOfOwner(checked.attributes) : undefined;
  return refusal ? { ok: false, refusals: [refusal] } : checked;
}
