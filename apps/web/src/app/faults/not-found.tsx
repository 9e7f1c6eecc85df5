import { closedWords, refusals } from '@tussock/domain';
import { buttonClasses, ErrorPage } from '@tussock/ui';
import { useEffect, type ReactNode } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { HOME } from '../../routes/home.ts';
import { farmRoute } from '../../screens/plan-farm/route.ts';
import { findCurrentUserIfAny } from '../../session/find-current-user.ts';

interface Props {
  /** A plan that can be opened: the page links to its farm; without one, home. */
  readonly planId?: string | undefined;
  /** Further content. */
  readonly children?: ReactNode;
}

/** "Not found" page, for an unknown address or something that no longer exists. */
export function NotFound({ planId, children }: Props) {
  // No place asked, as there is none: the bar above would take whoever is signed in for a visitor.
  useEffect(() => void findCurrentUserIfAny(), []);
  return (
    <ErrorPage
      title="There is nothing here"
      icon="map"
      actions={
        <RouteLink
          to={planId === undefined ? HOME : farmRoute.at({ planId })}
          {...buttonClasses({ variant: 'primary' })}
        >
          {planId === undefined ? closedWords.goHome : closedWords.toFarm}
        </RouteLink>
      }
    >
      <p>{refusals.notFound}</p>
      {children}
    </ErrorPage>
  );
}
