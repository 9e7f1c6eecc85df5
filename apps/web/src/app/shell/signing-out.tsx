import { recordWords, sessionWords } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import { useEffect, useState } from 'react';
import { countLostByLeaving } from '../../sync/ask-before-leaving.ts';
import { countUnsentOf, eraseForSignOut } from '../../sync/device/erase-device.ts';
import { closeRecords } from '../../sync/open-record.ts';
import { HOME } from '../../routes/home.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { keptFarmsRoute } from '../../screens/plan-on-device/route.ts';
import { wantToLeave } from '../../session/leaving.ts';
import { broadcastSignOut } from '../../session/broadcast-sign-in.ts';
import { forgetUser } from '../../session/last-user.ts';
import { forgetRedirect } from '../../session/redirected-to-plan.ts';

async function leave(userId: string): Promise<void> {
  const isOnline = globalThis.navigator.onLine;
  if (!isOnline) wantToLeave();
  forgetRedirect();
  forgetUser();
  // Other tabs show the same farms, and a record that is open would write into what is being erased.
  broadcastSignOut();
  closeRecords();
  const address = await eraseForSignOut(userId);
  window.location.assign(isOnline ? address : HOME.path);
}

/** Ends the session and erases the person's data on this device; asks first where something was never sent. */
export function SigningOut({ userId, onStay }: { readonly userId: string; readonly onStay: () => void }) {
  const [unsent, setUnsent] = useState(0);
  const [isOffline] = useState(() => !globalThis.navigator.onLine);
  useEffect(() => {
    void countUnsentOf(userId)
      .catch(() => 0)
      // And what is in this page alone.
      .then((count) => count + countLostByLeaving())
      .then((count) => (count === 0 && !isOffline ? leave(userId) : setUnsent(count)));
  }, [userId, isOffline]);
  return (
    <ConfirmDialog
      title={unsent > 0 ? sessionWords.unsent(unsent) : sessionWords.leavingOffline}
      isOpen={unsent > 0 || isOffline}
      confirmLabel="Sign out and discard"
      onCancel={onStay}
      onConfirm={() => void leave(userId)}
    >
      {unsent > 0 && (
        <>
          <p>{sessionWords.unsentAbout}</p>
          <RouteLink to={keptFarmsRoute.at()} onClick={onStay}>
            {recordWords.seeUnsent}
          </RouteLink>
        </>
      )}
      {isOffline && <p>{sessionWords.leavingOfflineAbout}</p>}
    </ConfirmDialog>
  );
}
