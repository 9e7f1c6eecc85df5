import { useQuery } from '@tanstack/react-query';
import { acceptInvitation, readInvitation, renewInvitation, type ReplyOf } from '@tussock/contract';
import { authErrors } from '@tussock/domain';
import { Button, buttonClasses, ErrorPage, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { invitationRoute } from './route.ts';
import { farmRoute } from '../plan-farm/route.ts';
import { confirmDetailsRoute } from '../plan-confirm-details/route.ts';
import { dashboardRoute } from '../dashboard/route.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { AuthError } from '../../api/errors.ts';
import { client, reading } from '../../session/client.ts';
import { findCurrentUserIfAny } from '../../session/find-current-user.ts';
import { signInAddress } from '../../session/sign-in-address.ts';
import styles from './invitation-screen.module.css';

/** Where an invitation link leads: what it is for, and how to take it up. A link that no longer works offers another. */
export function InvitationScreen({ params: { token } }: ScreenPropsOf<typeof invitationRoute>) {
  const invitation = useQuery(reading(readInvitation, { params: { token } }));
  if (invitation.isPending) {
    return (
      <div className={styles.page}>
        <Skeleton />
      </div>
    );
  }
  if (invitation.error instanceof AuthError && invitation.error.errorCode === 201)
    return <ExpiredLink token={token} />;
  if (invitation.error) throw invitation.error;
  const { email, userId, isToConfirm, propertyName } = invitation.data;
  return (
    <div className={styles.page}>
      <section className={styles.sheet} aria-labelledby="invitation">
        <p className={styles.eyebrow}>You are invited</p>
        <h1 id="invitation">{propertyName}</h1>
        <p>{whatFor(invitation.data)}</p>
        <p>
          The invitation is for <b>{email}</b>.
        </p>
        <TakeUp token={token} email={email} userId={userId} isToConfirm={isToConfirm} />
      </section>
    </div>
  );
}

/** What somebody is invited to, and by whom. */
function whatFor({
  propertyName,
  invitedByName,
  isOwner,
  isToConfirm,
}: ReplyOf<typeof readInvitation>): string {
  if (isToConfirm)
    return `${invitedByName ?? 'Your adviser'} has started a farm environmental plan for ${propertyName}. Please check the details and confirm them. The plan then opens for you.`;
  return isOwner
    ? `${invitedByName ?? 'Your adviser'} has named you as the owner of the farm environmental plan for ${propertyName}.`
    : `${invitedByName ?? 'Somebody'} has given you access to the farm environmental plan for ${propertyName}.`;
}

interface TakeUpProps {
  readonly token: string;
  readonly email: string;
  readonly userId: string;
  readonly isToConfirm: boolean;
}

function TakeUp({ token, email, userId, isToConfirm }: TakeUpProps) {
  const here = invitationRoute.at({ token });
  const user = useUserIfAny();
  if (user.isPending) return <Skeleton lines={1} />;
  if (!user.data) {
    return (
      <a href={signInAddress(here, { loginHint: email })} {...buttonClasses({ variant: 'primary' })}>
        {isToConfirm ? 'Sign in to confirm' : 'Sign in to open the plan'}
      </a>
    );
  }
  // By who they are: somebody's address may have changed since they were invited.
  if (user.data._id === userId) return <Accept token={token} isToConfirm={isToConfirm} />;
  return (
    <>
      <p className={styles.other}>
        You are signed in as <b>{user.data.email}</b>, which is another address.
      </p>
      <p className={styles.actions}>
        <a
          href={signInAddress(here, { loginHint: email, isAnother: true })}
          {...buttonClasses({ variant: 'primary' })}
        >
          Sign in as {email}
        </a>
        <RouteLink to={dashboardRoute.at()} {...buttonClasses({ isQuiet: true })}>
          Stay as I am
        </RouteLink>
      </p>
    </>
  );
}

/** Who is signed in is asked by the way: whoever is not shall read the invitation all the same. */
const useUserIfAny = () =>
  useQuery({ queryKey: ['invitation user'], queryFn: findCurrentUserIfAny, gcTime: 0 });

function Accept({ token, isToConfirm }: Pick<TakeUpProps, 'token' | 'isToConfirm'>) {
  const go = useGo();
  const [isPending, setIsPending] = useState(false);
  const handleAccept = async () => {
    setIsPending(true);
    try {
      const { planId } = await client.call(acceptInvitation, { params: { token } });
      await go((isToConfirm ? confirmDetailsRoute : farmRoute).at({ planId }));
    } catch {
      // The client has shown what was wrong: the link was used or replaced meanwhile.
      setIsPending(false);
    }
  };
  return (
    <Button variant="primary" isPending={isPending} onClick={() => void handleAccept()}>
      {isToConfirm ? 'Look over the details' : 'Open the plan'}
    </Button>
  );
}

function ExpiredLink({ token }: { readonly token: string }) {
  const user = useUserIfAny();
  const [state, setState] = useState<'asked' | 'pending' | 'sent'>('asked');
  const handleRenew = async () => {
    setState('pending');
    try {
      await client.call(renewInvitation, { params: { token } });
      setState('sent');
    } catch {
      setState('asked');
    }
  };
  const { title, text, action } = authErrors[201];
  return (
    <ErrorPage
      title={title}
      icon="mail"
      reference="Code 201"
      actions={
        state !== 'sent' && (
          <>
            <Button variant="primary" isPending={state === 'pending'} onClick={() => void handleRenew()}>
              {action}
            </Button>
            {user.data ? (
              <RouteLink to={dashboardRoute.at()} {...buttonClasses()}>
                Go to your farm plans
              </RouteLink>
            ) : (
              <a href={signInAddress(dashboardRoute.at())} {...buttonClasses()}>
                {authErrors[101].action}
              </a>
            )}
          </>
        )
      }
    >
      <output>
        {state === 'sent'
          ? 'If this invitation is still valid, a new link is on its way to the invited address.'
          : text}
      </output>
    </ErrorPage>
  );
}
