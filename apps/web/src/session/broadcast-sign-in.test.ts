import { expect, test, vi } from 'vitest';
import { onSignedInElsewhere, onSignedOutElsewhere, broadcastSignOut } from './broadcast-sign-in.ts';

/** Another tab of this browser. */
const otherTab = () => new BroadcastChannel('tussock-session');

test('a tab hears of another that signs out, and of nothing else', async () => {
  const [signedOut, signedIn] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leaves = [onSignedOutElsewhere(signedOut), onSignedInElsewhere(signedIn)];
  const other = otherTab();
  other.postMessage({ sign: 'signedOut', tab: 'another' });
  await vi.waitFor(() => expect(signedOut).toHaveBeenCalledOnce());
  expect(signedIn).not.toHaveBeenCalled();
  other.close();
  leaves.map((leave) => leave());
});

test('a tab that signs out tells the others, and does not take itself for one of them', async () => {
  const [heardHere, heardThere] = [vi.fn<() => void>(), vi.fn<(told: unknown) => void>()];
  const leave = onSignedOutElsewhere(heardHere);
  const other = otherTab();
  other.addEventListener('message', ({ data }) => heardThere(data));
  broadcastSignOut();
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledOnce());
  expect(heardThere.mock.lastCall?.[0]).toMatchObject({ sign: 'signedOut' });
  expect(heardHere).not.toHaveBeenCalled();
  other.close();
  leave();
});
