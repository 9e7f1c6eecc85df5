import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { currentUserStore } from '../../session/current-user.ts';
import { giveUpSession, lookForSession, sessionEndedStore } from '../../session/regain-session.ts';

// Seldom seen, and the library's dialog with it: not part of the first page.
const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
}));

/** Shows the sign-in dialog over every screen while a write waits for a session. */
export function SessionEnded() {
  const isAsking = useStore(sessionEndedStore, (state) => state.isAsking);
  if (!isAsking) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndedDialog
        email={currentUserStore.getState().user?.email ?? ''}
        onLook={lookForSession}
        onGiveUp={giveUpSession}
      />
    </Suspense>
  );
}
