import { refusals } from '@tussock/domain';
import { buttonClasses, ErrorPage } from '@tussock/ui';
import { useEffect } from 'react';
import { PlaceLink } from '../../places/place-link.tsx';
import { HOME } from '../../places/home.ts';
import { findCurrentUserIfAny } from '../../session/find-current-user.ts';

/** No such page, or nothing there any more. */
export function NotFound() {
  // No place asked, as there is none: the bar above would take whoever is signed in for a visitor.
  useEffect(() => void findCurrentUserIfAny(), []);
  return (
    <ErrorPage
      title="There is nothing here"
      icon="map"
      actions={
        <PlaceLink to={HOME} {...buttonClasses({ variant: 'primary' })}>
          Go home
        </PlaceLink>
      }
    >
      <p>{refusals.notFound}</p>
    </ErrorPage>
  );
}
