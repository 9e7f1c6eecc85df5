import type { CapState } from '@tussock/contract';
import type { IconName, Variant } from '@tussock/ui';

/** How each state of the nitrogen cap reads and looks. */
export const capWords: Readonly<
  Record<CapState, { readonly label: string; readonly variant: Variant; readonly icon?: IconName }>
> = {
  notCapped: { label: 'Not counted', variant: 'secondary' },
  within: { label: 'Within', variant: 'success', icon: 'check' },
  near: { label: 'Near the cap', variant: 'warning', icon: 'warning' },
  over: { label: 'Over the cap', variant: 'danger', icon: 'danger' },
};
