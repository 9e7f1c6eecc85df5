import { sessionWords } from '@tussock/domain';
import { Button, buttonClasses, Dialog } from '@tussock/ui';
import { useEffect, useState } from 'react';
import { signedInAgainRoute } from '../../screens/public/route.ts';
import { signInAddress } from '../../session/sign-in-address.ts';
import { onSignedInElsewhere } from '../../session/broadcast-sign-in.ts';

interface SessionEndedDialogProps {
  /** Whose session it was. */
  readonly email: string;
  /** Looks whether they are signed in again. What does so is handed in, to leave it in the first page's own part. */
  readonly onLook: () => Promise<'regained' | 'notYet' | 'somebodyElse'>;
  readonly onGiveUp: () => void;
}

/** Asks for signing in again in a tab beside this one, so that what is unsent stays on this page and is sent afterwards. */
export function SessionEndedDialog({ email, onLook, onGiveUp }: SessionEndedDialogProps) {
  const [hint, setHint] = useState('');
  useEffect(() => {
    const look = async () => {
      if ((await onLook()) === 'somebodyElse')
        setHint(`Someone else is signed in now. Sign in as ${email} to send what you changed.`);
    };
    const handleSign = () => void look();
    window.addEventListener('focus', handleSign);
    const stopListening = onSignedInElsewhere(handleSign);
    return () => {
      window.removeEventListener('focus', handleSign);
      stopListening();
    };
  }, [email, onLook]);
  return (
    <Dialog
      title="Your session has ended"
      isOpen
      size="small"
      role="alertdialog"
      onClose={onGiveUp}
      footer={
        <>
          <Button onClick={onGiveUp}>Not now</Button>
          <a
            href={signInAddress(signedInAgainRoute.at(), { loginHint: email, isAnother: hint !== '' })}
            target="_blank"
            rel="noopener"
            {...buttonClasses({ variant: 'primary' })}
          >
            Sign in again
          </a>
        </>
      }
    >
      <p>{sessionWords.ended}</p>
      <p role="status">{hint}</p>
    </Dialog>
  );
}
