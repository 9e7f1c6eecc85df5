import { closedWords, refusals } from '@tussock/domain';
import { buttonClasses, ErrorPage } from '@tussock/ui';
import { useEffect, type ReactNode } from 'react';
import { PlaceLink } from '../../places/place-link.tsx';
import { HOME } from '../../places/home.ts';
import { farmPlace } from '../../screens/plan-farm/place.ts';
import { findCurrentUserIfAny } from '../../session/find-current-user.ts';

interface Props {
  /** A plan that can be opened: the way on is its farm, and home where nothing is named. */
  readonly planId?: string | undefined;
  /** What else there is to say. */
  readonly children?: ReactNode;
}

/** No such page, or nothing there any more. */
export function NotFound({ planId, children }: Props) {
  // No place asked, as there is none: the bar above would take whoever is signed in for a visitor.
  useEffect(() => void findCurrentUserIfAny(), []);
  return (
    <ErrorPage
      title="There is nothing here"
      icon="map"
      actions={
        <PlaceLink
          to={planId === undefined ? HOME : farmPlace.at({ planId })}
          {...buttonClasses({ variant: 'primary' })}
        >
          {planId === undefined ? closedWords.goHome : closedWords.toFarm}
        </PlaceLink>
      }
    >
      <p>{refusals.notFound}</p>
      {children}
    </ErrorPage>
  );
}
