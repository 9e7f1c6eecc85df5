import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { BREAK_MARKER, refusals } from '@tussock/domain';
import { Button, buttonClasses, ErrorPage } from '@tussock/ui';
import { ApiError, OfflineError } from '../../api/errors.ts';
import { NotFound } from './not-found.tsx';

/** In place of a screen that failed: what happened as far as it helps, and ways on. The rest of the app stays. */
export function ScreenFault({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const { title, icon, sentence, canTryAgain } = describeFault(error);
  return (
    <ErrorPage
      title={title}
      icon={icon}
      reference={error instanceof ApiError && error.requestId ? `Reference ${error.requestId}` : undefined}
      actions={
        <>
          {canTryAgain && (
            <Button
              variant="primary"
              onClick={() => {
                reset();
                void router.invalidate();
              }}
            >
              Try again
            </Button>
          )}
          <Link to="/" {...buttonClasses({ variant: canTryAgain ? 'secondary' : 'primary' })}>
            Go home
          </Link>
        </>
      }
    >
      {sentence.split(BREAK_MARKER).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ErrorPage>
  );
}

function describeFault(error: unknown) {
  if (error instanceof OfflineError) {
    return { title: 'No connection', icon: 'warning', sentence: error.message, canTryAgain: true } as const;
  }
  if (error instanceof ApiError && error.status === 403) {
    return {
      title: 'This is not open to you',
      icon: 'lock',
      sentence: error.message,
      canTryAgain: false,
    } as const;
  }
  const sentence = error instanceof ApiError ? error.message : refusals.generic;
  return { title: 'Something went wrong', icon: 'warning', sentence, canTryAgain: true } as const;
}
