/** Messages when a person signs out, and when a session timed out. */
export const sessionWords = {
  /** Wording that fits both a change and a requested file: both wait. */
  ended:
    'What you were doing is waiting on this page. Sign in again in a new tab, and it carries on from there.',
  unsent: (count: number): string =>
    count === 1 ? '1 change has not been sent' : `${count} changes have not been sent`,
  unsentAbout:
    'Signing out clears everything this device keeps, including what you did here while offline. Stay signed in until you are back online, and it will be sent.',
  leavingOffline: 'You are offline',
  leavingOfflineAbout:
    'This device can be cleared now. Your session ends the next time Tussock is opened here online; until then, do not leave the device with anyone else.',
} as const;
