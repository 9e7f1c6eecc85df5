const CHANNEL = 'tussock-session';

/** Tells the other tabs of this browser that somebody has signed in. */
export function tellSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signedIn');
  channel.close();
}

/** Hears of a sign-in in another tab. Gives what ends the listening. */
export function onSignedInElsewhere(heard: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', heard);
  return () => channel.close();
}
