import { ConfirmDialog } from '@tussock/ui';
import { useEffect, useState } from 'react';
import { countLostByLeaving } from '../../plan-session/ask-before-leaving.ts';
import { countUnsentOf, eraseDevice } from '../../session/erase-device.ts';
import { forgetUser } from '../../session/last-user.ts';
import { forgetLeading } from '../../session/led-to-plan.ts';
import { SIGN_OUT_ADDRESS } from '../../session/sign-in-address.ts';

async function leave(userId: string): Promise<void> {
  forgetLeading();
  forgetUser();
  // What cannot be erased must not keep anybody signed in.
  await eraseDevice(userId).catch(() => undefined);
  window.location.assign(SIGN_OUT_ADDRESS);
}

/** Ends the session and erases what this device keeps of the person; asks first where something of theirs was never sent. */
export function SigningOut({ userId, onStay }: { readonly userId: string; readonly onStay: () => void }) {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    void countUnsentOf(userId)
      .catch(() => 0)
      // And what is in this page alone.
      .then((count) => count + countLostByLeaving())
      .then((count) => (count === 0 ? leave(userId) : setUnsent(count)));
  }, [userId]);
  return (
    <ConfirmDialog
      title={unsent === 1 ? '1 change was not sent' : `${unsent} changes were not sent`}
      isOpen={unsent > 0}
      confirmLabel="Sign out and discard"
      onCancel={onStay}
      onConfirm={() => void leave(userId)}
    >
      Signing out erases what this device keeps, and with it what you did here without a line. Stay signed in
      until there is a line, and it is sent by itself.
    </ConfirmDialog>
  );
}
