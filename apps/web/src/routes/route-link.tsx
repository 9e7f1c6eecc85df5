import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Address } from './route.ts';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: Address;
  /** False where many links stand side by side: pointing at one would load it. */
  readonly preload?: false;
  /** Whether it leads to where one is only when the search is the same too. */
  readonly isExact?: true;
};

/** A link to a place. It says by itself (aria-current) when it leads to the page one is on. */
export function RouteLink({ to, isExact, ...rest }: RouteLinkProps) {
  return (
    <Link
      to={to.path}
      search={to.search}
      {...(to.hash ? { hash: to.hash } : {})}
      {...(isExact ? { activeOptions: { exact: true, includeSearch: true } } : {})}
      {...rest}
    />
  );
}
