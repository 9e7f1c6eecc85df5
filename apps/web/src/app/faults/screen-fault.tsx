import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useParams, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { BREAK_MARKER, closedWords, refusals } from '@tussock/domain';
import { Button, buttonClasses, ErrorPage } from '@tussock/ui';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { ClosedRouteError } from '../../routes/closed-route-error.ts';
import { GoneError } from '../../routes/gone-error.ts';
import { NoPageError } from '../../routes/no-page-error.ts';
import { HOME } from '../../routes/home.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { ApiError, OfflineError } from '../../api/errors.ts';
import { farmRoute } from '../../screens/plan-farm/route.ts';
import { NotFound } from './not-found.tsx';
import { isUnfetched } from './unfetched-code.ts';

// Seldom asked for: not part of the first page.
const AskForAccess = lazy(async () => ({ default: (await import('./ask-for-access.tsx')).AskForAccess }));
const OpensAgain = lazy(async () => ({ default: (await import('./opens-again.tsx')).OpensAgain }));
const UnsentHere = lazy(async () => ({ default: (await import('./unsent-here.tsx')).UnsentHere }));
const WhoDecides = lazy(async () => ({
  default: (await import('../../activities/who-decides/index.ts')).WhoDecides,
}));
const LetInAgain = lazy(async () => ({ default: (await import('./let-in-again.tsx')).LetInAgain }));

/** Error page in place of a screen that failed: what happened as far as it helps, and ways on. The rest of the app stays. */
export function ScreenFault({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: askAgain } = useQueryErrorResetBoundary();
  const planId = useParams({ strict: false })['planId'];
  const tryAgain = (): void => {
    if (isUnfetched(error)) {
      // A part that failed to come is not asked for a second time on the same page. What is typed and what waits is kept.
      location.reload();
      return;
    }
    // What a screen waits for is thrown again as it failed, and not asked for, until it is said that it may be.
    askAgain();
    reset();
    void router.invalidate();
  };
  useOnceOnline(isAboutLine(error), tryAgain);
  const unsentHere = planId !== undefined && (
    <Suspense>
      <UnsentHere planId={planId} />
    </Suspense>
  );
  if (error instanceof ApiError && error.status === 404) return <NotFound>{unsentHere}</NotFound>;
  if (error instanceof NoPageError) return <NotFound planId={planId} />;
  if (error instanceof GoneError) return <Gone error={error} />;
  const { title, icon, sentence, canTryAgain } = describeFault(error);
  const isOnPlan = error instanceof ClosedRouteError;
  const isClosed = error instanceof ApiError && error.status === 403 && !isOnPlan;
  return (
    <ErrorPage
      title={title}
      icon={icon}
      reference={error instanceof ApiError && error.requestId ? `Reference ${error.requestId}` : undefined}
      actions={
        <>
          {canTryAgain && (
            <Button variant="primary" onClick={tryAgain}>
              Try again
            </Button>
          )}
          {isOnPlan && (
            <Suspense>
              <OpensAgain closed={error} onOpen={tryAgain} />
            </Suspense>
          )}
          <RouteLink
            to={isOnPlan ? farmRoute.at({ planId: error.planId }) : HOME}
            {...buttonClasses({ variant: canTryAgain ? 'secondary' : 'primary' })}
          >
            {isOnPlan ? closedWords.toFarm : closedWords.goHome}
          </RouteLink>
        </>
      }
    >
      {sentence.split(BREAK_MARKER).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isOnPlan && !error.isArchived && (
        <Suspense>
          <WhoDecides planId={error.planId} ask={closedWords.whoDecides} />
        </Suspense>
      )}
      {isClosed && planId !== undefined && (
        <Suspense>
          <AskForAccess planId={planId} />
          <LetInAgain planId={planId} onOpen={tryAgain} />
        </Suspense>
      )}
      {isClosed && unsentHere}
    </ErrorPage>
  );
}

/** Error page for a thing that is gone, while its route exists. */
function Gone({ error: { title, message, wayOn } }: { readonly error: GoneError }) {
  return (
    <ErrorPage
      title={title}
      icon="map"
      actions={
        <RouteLink to={wayOn.to} {...buttonClasses({ variant: 'primary' })}>
          {wayOn.label}
        </RouteLink>
      }
    >
      <p>{message}</p>
    </ErrorPage>
  );
}

/**
 * Whether an error comes from a lost connection. The code of a screen cannot be loaded then either, and fails with a message of the browser's own.
 */
const isAboutLine = (error: unknown): boolean => error instanceof OfflineError || !navigator.onLine;

/** Retries when the connection is back, so that nobody has to ask for it. */
function useOnceOnline(isWaiting: boolean, tryAgain: () => void): void {
  const onOnline = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting]);
}

function describeFault(error: unknown) {
  if (isAboutLine(error))
    return {
      title: 'No connection',
      icon: 'warning',
      sentence: refusals.offline,
      canTryAgain: true,
    } as const;
  if (isUnfetched(error))
    return {
      title: 'This page is not all here',
      icon: 'warning',
      sentence: refusals.partNotCome,
      canTryAgain: true,
    } as const;
  if (error instanceof ApiError && error.status === 403) {
    return {
      title:
        error instanceof ClosedRouteError && error.isArchived ? closedWords.titleArchived : closedWords.title,
      icon: 'lock',
      sentence: error.message,
      canTryAgain: false,
    } as const;
  }
  const sentence = error instanceof ApiError ? error.message : refusals.generic;
  return { title: 'Something went wrong', icon: 'warning', sentence, canTryAgain: true } as const;
}
