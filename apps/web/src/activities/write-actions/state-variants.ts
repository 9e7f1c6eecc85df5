import type { ActionState } from '@tussock/domain';
import type { Variant } from '@tussock/ui';

/** The colour beside the word of a state. */
export const stateVariants: { readonly [S in ActionState]: Variant } = {
  proposed: 'secondary',
  agreed: 'success',
  inProgress: 'info',
  done: 'primary',
  verified: 'primary',
  notApplicable: 'secondary',
  cancelled: 'secondary',
};
