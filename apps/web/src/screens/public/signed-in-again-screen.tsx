import { buttonClasses, ErrorPage } from '@tussock/ui';
import { useEffect } from 'react';
import { dashboardPlace } from '../dashboard/place.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { tellSignedIn } from '../../session/tell-signed-in.ts';

/** The end of signing in again beside unsent work: tells the other tab, which goes on by itself. */
export function SignedInAgainScreen() {
  useEffect(tellSignedIn, []);
  return (
    <ErrorPage
      title="You are signed in again"
      icon="check"
      actions={
        <PlaceLink to={dashboardPlace.at()} {...buttonClasses({ isQuiet: true })}>
          Go to your farm plans
        </PlaceLink>
      }
    >
      Close this tab and go back to the one you were working in. What you changed there is being sent.
    </ErrorPage>
  );
}
