import { buttonClasses, ErrorPage } from '@tussock/ui';
import { useEffect } from 'react';
import { dashboardRoute } from '../dashboard/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { broadcastSignIn } from '../../session/broadcast-sign-in.ts';

/** The end of signing in again beside unsent work: tells the other tab, which goes on by itself. */
export function SignedInAgainScreen() {
  useEffect(broadcastSignIn, []);
  return (
    <ErrorPage
      title="You are signed in again"
      icon="check"
      actions={
        <RouteLink to={dashboardRoute.at()} {...buttonClasses({ isQuiet: true })}>
          Go to your farm plans
        </RouteLink>
      }
    >
      Close this tab and go back to the one you were working in. What you changed there is being sent.
    </ErrorPage>
  );
}
