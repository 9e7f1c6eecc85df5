import type { CapState } from '@tussock/domain';
import { Tag, type IconName } from '@tussock/ui';
import type { ComponentProps } from 'react';

const words: Readonly<
  Record<
    CapState,
    {
      readonly label: string;
      readonly variant: NonNullable<ComponentProps<typeof Tag>['variant']>;
      readonly icon: IconName;
    }
  >
> = {
  notCapped: { label: 'Not counted', variant: 'secondary', icon: 'minus' },
  notJudged: { label: 'Not judged', variant: 'info', icon: 'info' },
  within: { label: 'Within', variant: 'success', icon: 'check' },
  near: { label: 'Near the cap', variant: 'warning', icon: 'warning' },
  over: { label: 'Over the cap', variant: 'danger', icon: 'danger' },
};

export const variantOf = (state: CapState) => words[state].variant;

/** How far a place is from the nitrogen cap, in a word. */
export function CapTag({ state }: { readonly state: CapState }) {
  const { label, variant, icon } = words[state];
  return (
    <Tag variant={variant} icon={icon}>
      {label}
    </Tag>
  );
}
