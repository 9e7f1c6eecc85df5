import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { HOME } from '../../routes/home.ts';
import { closeRecords } from '../../sync/open-record.ts';
import { onSignedOutElsewhere } from '../../session/broadcast-sign-in.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { ScreenSkeleton } from '../../routes/screen-skeleton.tsx';

// Asked of each person once, and of no visitor of the public pages.
const AcceptTerms = lazy(async () => ({ default: (await import('./accept-terms.tsx')).AcceptTerms }));

/** Delay in milliseconds: the page's own loading goes first. */
const AFTER_PAGE_MS = 3000;

/**
 * Starts the background work of a signed-in person: announces finished tasks from before a reload, sends the queued writes of stored farms that are
 * not open, and resumes interrupted uploads. Returns the function that stops it.
 */
function seeToTheRest(): () => void {
  let leave: (() => void) | undefined;
  let isGone = false;
  const start = async (): Promise<void> => {
    const { watchTasks } = await import('../../session/watch-tasks.ts');
    watchTasks();
    const { watchStoredPlans } = await import('../../sync/device/send-stored-plans.ts');
    if (isGone) return;
    leave = watchStoredPlans();
    const { goOnWithUploads } = await import('../../session/go-on-with-uploads.ts');
    await goOnWithUploads();
  };
  // Where its code does not come, work is told of where it is listed, and what waits goes when its farm is opened.
  const timer = setTimeout(() => void start().catch(() => undefined), AFTER_PAGE_MS);
  return () => {
    isGone = true;
    clearTimeout(timer);
    leave?.();
  };
}

/** Handles a sign-out in another tab: removes the person's data from the screen and stops caching. */
function goAway(): void {
  closeRecords();
  globalThis.location.assign(HOME.path);
}

/** Layout of pages for people who are signed in and have accepted the terms. */
export function SignedIn() {
  const hasAcceptedTerms = useStore(currentUserStore, (state) => state.user?.hasAcceptedTerms ?? true);
  const isHere = useStore(currentUserStore, (state) => state.user !== null && hasAcceptedTerms);
  useEffect(() => (isHere ? seeToTheRest() : undefined), [isHere]);
  useEffect(() => (isHere ? onSignedOutElsewhere(goAway) : undefined), [isHere]);
  if (hasAcceptedTerms) return <Outlet />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <AcceptTerms />
    </Suspense>
  );
}
