import { readCurrentUser, type CurrentUser } from '@tussock/contract';
import { createStore } from 'zustand/vanilla';
import { browserFetch, readReply, send } from '../api/send.ts';
import { planRecordStore } from '../sync/open-record.ts';
import { currentUserStore } from './current-user.ts';

/** Whether a person whose session ended is being asked to sign in again. */
export const sessionEndedStore = createStore<{ readonly isAsking: boolean }>(() => ({ isAsking: false }));

let asked: Promise<boolean> | undefined;
let answer: (isRegained: boolean) => void = () => undefined;

/** Fetches the user past the client, which would itself wait for the session. */
const readUser = async (): Promise<CurrentUser> => {
  const response = await send(
    { path: readCurrentUser.path },
    { fetch: browserFetch, openPlanId: () => undefined },
  );
  return (await readReply(response)) as CurrentUser; // what the declaration of the call says
};

/** Whether a change of the open plan has not been sent yet: after a reconnection a read may be refused before it. */
const isWorkWaiting = (): boolean => (planRecordStore.getState().record?.sync().waiting.length ?? 0) > 0;

/**
 * Asks a person whose session ended to sign in again, so that a write waits instead of being lost. Reads made meanwhile wait with it; without a
 * waiting write nobody is asked.
 */
export function regainSession({ isWrite }: { readonly isWrite: boolean }): Promise<boolean> {
  const isAsking = asked !== undefined;
  const mustWait = isWrite || isWorkWaiting();
  if (!isAsking && (!mustWait || currentUserStore.getState().user === null)) return Promise.resolve(false);
  asked ??= new Promise<boolean>((resolve) => {
    answer = resolve;
    sessionEndedStore.setState({ isAsking: true });
  }).finally(() => {
    asked = undefined;
    sessionEndedStore.setState({ isAsking: false });
  });
  return asked;
}

/** Checks whether the same person is signed in again; if so, the waiting calls are sent. */
export async function lookForSession(): Promise<'regained' | 'notYet' | 'somebodyElse'> {
  const user = await readUser().catch(() => null);
  if (!user) return 'notYet';
  // What one person wrote is never sent in the name of another.
  if (user._id !== currentUserStore.getState().user?._id) return 'somebodyElse';
  answer(true);
  return 'regained';
}

/** Cancels the waiting calls; drafts stay where they are. */
export const giveUpSession = (): void => answer(false);
