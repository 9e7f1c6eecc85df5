const CHANNEL = 'tussock-session';

/** Messages between tabs of one browser about the session that they share. */
type Sign = 'signedIn' | 'signedOut';

interface Told {
  readonly sign: Sign;
  readonly tab: string;
}

/** Random id of this tab. A channel also reaches other channels of its name on the same page, so messages of this tab are ignored by it. */
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

/** Notifies the other tabs of this browser that somebody has signed in. */
export const broadcastSignIn = (): void => tell('signedIn');

/** Subscribes to sign-ins in other tabs. Returns the function that unsubscribes. */
export const onSignedInElsewhere = (heard: () => void): (() => void) => hear('signedIn', heard);

/** Notifies the other tabs that the person signs out, so that nothing of theirs stays visible. */
export const broadcastSignOut = (): void => tell('signedOut');

/** Subscribes to sign-outs in other tabs. Returns the function that unsubscribes. */
export const onSignedOutElsewhere = (heard: () => void): (() => void) => hear('signedOut', heard);
