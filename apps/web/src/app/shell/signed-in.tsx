import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { currentUserStore } from '../../session/current-user.ts';
import { ScreenOnItsWay } from '../faults/screen-on-its-way.tsx';

// Asked of each person once, and of no visitor of the public pages.
const AcceptTerms = lazy(async () => ({ default: (await import('./accept-terms.tsx')).AcceptTerms }));

/** What a page needs itself goes first. */
const AFTER_PAGE_MS = 3000;

/** What was asked for before this page was loaded, here or elsewhere, is told of when it is ready. Answers how to stop waiting. */
function tellOfWork(): () => void {
  const timer = setTimeout(() => {
    // Where its code does not come, it is told of where what was made is listed.
    import('../../session/watch-tasks.ts').then(({ watchTasks }) => watchTasks()).catch(() => undefined);
  }, AFTER_PAGE_MS);
  return () => clearTimeout(timer);
}

/** What is open to people who are signed in; once they have accepted the terms. */
export function SignedIn() {
  const hasAcceptedTerms = useStore(currentUserStore, (state) => state.user?.hasAcceptedTerms ?? true);
  const isHere = useStore(currentUserStore, (state) => state.user !== null && hasAcceptedTerms);
  useEffect(() => (isHere ? tellOfWork() : undefined), [isHere]);
  if (hasAcceptedTerms) return <Outlet />;
  return (
    <Suspense fallback={<ScreenOnItsWay />}>
      <AcceptTerms />
    </Suspense>
  );
}
