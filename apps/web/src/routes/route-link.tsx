import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Address } from './route.ts';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: Address;
  /** False where there are many links side by side: hovering over one would otherwise load its screen. */
  readonly preload?: false;
  /** Whether the link counts as the current page only when the search is the same too. */
  readonly isExact?: true;
};

/** A link to a route. It sets aria-current when it leads to the current page. */
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
