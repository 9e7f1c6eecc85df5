import type { ActionState } from '@tussock/domain';
import type { Variant } from '@tussock/ui';

/** Colour of each action state. */
export const stateVariants: { readonly [S in ActionState]: Variant } = {
  proposed: 'secondary',
  agreed: 'success',
  inProgress: 'info',
  done: 'primary',
  verified: 'primary',
  notApplicable: 'secondary',
  cancelled: 'secondary',
};
