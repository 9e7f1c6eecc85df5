import type { CapState } from '@tussock/domain';
import type { IconName, Variant } from '@tussock/ui';

/** How each state of the nitrogen cap reads and looks. */
export const capWords: Readonly<
  Record<CapState, { readonly label: string; readonly variant: Variant; readonly icon?: IconName }>
> = {
  notCapped: { label: 'Not counted', variant: 'secondary' },
  notJudged: { label: 'Not judged', variant: 'info' },
  within: { label: 'Within', variant: 'success', icon: 'check' },
  near: { label: 'Near the cap', variant: 'warning', icon: 'warning' },
  over: { label: 'Over the cap', variant: 'danger', icon: 'danger' },
};
