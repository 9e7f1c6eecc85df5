import { checkFields } from '../codecs/field-checks.ts';
import type { CheckedFields } from '../codecs/field-codec.ts';
import { planCreationFields, type PlanInfo } from './plan-info.ts';

const nameNeeded = {
  field: 'contactName',
  message: `${planCreationFields.contactName.label} is required`,
} as const;

/** Whether a plan names an e-mail without a person: the invitation is written to somebody by name. */
export const lacksOwnerName = ({ email, contactName }: Partial<PlanInfo>): boolean =>
  email !== undefined && contactName === undefined;

/**
 * Validates the details a plan is created with. The form and the server use this same check. The owner may be named later; an e-mail is given
 * together with a name.
 */
export function checkPlanCreation(input: unknown): CheckedFields {
  const checked = checkFields(planCreationFields, input);
  return checked.ok && lacksOwnerName(checked.attributes) ? { ok: false, refusals: [nameNeeded] } : checked;
}
