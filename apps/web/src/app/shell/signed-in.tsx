import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { currentUserStore } from '../../session/current-user.ts';
import { ScreenOnItsWay } from '../faults/screen-on-its-way.tsx';

// Asked of each person once, and of no visitor of the public pages.
const AcceptTerms = lazy(async () => ({ default: (await import('./accept-terms.tsx')).AcceptTerms }));

/** What is open to people who are signed in; once they have accepted the terms. */
export function SignedIn() {
  const hasAcceptedTerms = useStore(currentUserStore, (state) => state.user?.hasAcceptedTerms ?? true);
  if (hasAcceptedTerms) return <Outlet />;
  return (
    <Suspense fallback={<ScreenOnItsWay />}>
      <AcceptTerms />
    </Suspense>
  );
}
