/** What is said to whoever signs out, and to whoever was signed out by time. */
export const sessionWords = {
  /** True of a change and of a file that was asked for alike: both wait. */
  ended:
    'What you were doing waits on this page. Sign in again in a new tab, and it goes on from where it was.',
  unsent: (count: number): string =>
    count === 1 ? '1 change was not sent' : `${count} changes were not sent`,
  unsentAbout:
    'Signing out erases what this device keeps, and with it what you did here without a line. Stay signed in until there is a line, and it is sent by itself.',
  leavingOffline: 'There is no line',
  leavingOfflineAbout:
    'This device can be emptied now. Your session ends as soon as Tussock is opened here with a line; until then do not leave the device with somebody else.',
} as const;
