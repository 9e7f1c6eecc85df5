const CHANNEL = 'tussock-session';

/** What tabs of one browser tell each other of the session that they share. */
type Sign = 'signedIn' | 'signedOut';

interface Told {
  readonly sign: Sign;
  readonly tab: string;
}

/** A channel is heard by every other channel of its name, those of the same page among them: a tab knows itself by this. */
const TAB = String(Math.random());

function tell(sign: Sign): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ sign, tab: TAB } satisfies Told);
  channel.close();
}

function hear(sign: Sign, heard: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.sign === sign && data.tab !== TAB) heard();
  });
  return () => channel.close();
}

/** Tells the other tabs of this browser that somebody has signed in. */
export const broadcastSignIn = (): void => tell('signedIn');

/** Hears of a sign-in in another tab. Gives what ends the listening. */
export const onSignedInElsewhere = (heard: () => void): (() => void) => hear('signedIn', heard);

/** Tells the other tabs that whoever was here signs out: nothing of theirs is to be seen any more. */
export const broadcastSignOut = (): void => tell('signedOut');

/** Hears of a sign-out in another tab. Gives what ends the listening. */
export const onSignedOutElsewhere = (heard: () => void): (() => void) => hear('signedOut', heard);
