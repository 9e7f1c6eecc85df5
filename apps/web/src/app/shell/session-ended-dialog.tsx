import { sessionWords } from '@tussock/domain';
import { Button, buttonClasses, Dialog } from '@tussock/ui';
import { useEffect, useState } from 'react';
import { signedInAgainRoute } from '../../screens/public/route.ts';
import { signInAddress } from '../../session/sign-in-address.ts';
import { onSignedInElsewhere } from '../../session/broadcast-sign-in.ts';

interface SessionEndedDialogProps {
  /** E-mail address of the session's person. */
  readonly email: string;
  /** Checks whether they are signed in again. Passed in, so that its code stays in the chunk of the first page. */
  readonly onLook: () => Promise<'regained' | 'notYet' | 'somebodyElse'>;
  readonly onGiveUp: () => void;
}

/** Asks to sign in again in another tab, so that unsent changes stay on this page and are sent afterwards. */
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
