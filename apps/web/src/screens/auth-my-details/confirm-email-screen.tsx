import { confirmEmail } from '@tussock/contract';
import { authErrors } from '@tussock/domain';
import { Button, ErrorPage } from '@tussock/ui';
import { useState } from 'react';
import { myDetailsRoute, type confirmEmailRoute } from './route.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { AuthError } from '../../api/errors.ts';
import { client } from '../../session/client.ts';
import { userReceived } from '../../session/current-user.ts';

/** Where the letter to a new address leads. Opening the page uses nothing up: mail scanners open links too. */
export function ConfirmEmailScreen({ params: { token } }: ScreenPropsOf<typeof confirmEmailRoute>) {
  const go = useGo();
  const [state, setState] = useState<'asked' | 'pending' | 'expired'>('asked');
  const toDetails = () => void go(myDetailsRoute.at());
  const handleConfirm = async () => {
    setState('pending');
    try {
      userReceived(await client.call(confirmEmail, { body: { token } }));
      toDetails();
    } catch (error) {
      setState(error instanceof AuthError && error.errorCode === 201 ? 'expired' : 'asked');
    }
  };
  if (state === 'expired')
    return (
      <ErrorPage
        title={authErrors[201].title}
        icon="mail"
        reference="Code 201"
        actions={
          <Button variant="primary" onClick={toDetails}>
            Go to my details
          </Button>
        }
      >
        The link works once, for 24 hours, and only for the person who asked for it. Save the new address
        again for another letter.
      </ErrorPage>
    );
  return (
    <ErrorPage
      title="Use this e-mail address?"
      icon="mail"
      actions={
        <Button variant="primary" isPending={state === 'pending'} onClick={() => void handleConfirm()}>
          Use this address
        </Button>
      }
    >
      From now on your letters go to the address at which you opened this link. How you sign in stays the
      same.
    </ErrorPage>
  );
}
