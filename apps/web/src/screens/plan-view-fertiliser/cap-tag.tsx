import { capStateNames, type CapState } from '@tussock/domain';
import { Tag, type IconName } from '@tussock/ui';
import type { ComponentProps } from 'react';

const looks: Readonly<
  Record<
    CapState,
    {
      readonly variant: NonNullable<ComponentProps<typeof Tag>['variant']>;
      readonly icon: IconName;
    }
  >
> = {
  notCapped: { variant: 'secondary', icon: 'minus' },
  notJudged: { variant: 'info', icon: 'info' },
  within: { variant: 'success', icon: 'check' },
  near: { variant: 'warning', icon: 'warning' },
  over: { variant: 'danger', icon: 'danger' },
};

export const variantOf = (state: CapState) => looks[state].variant;

/** How far a place is from the nitrogen cap, in a word. */
export function CapTag({ state }: { readonly state: CapState }) {
  const { variant, icon } = looks[state];
  return (
    <Tag variant={variant} icon={icon}>
      {capStateNames[state]}
    </Tag>
  );
}
