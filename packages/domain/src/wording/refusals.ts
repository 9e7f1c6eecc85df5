/** Marker between parts of a message; each part is shown on a line of its own (specification §8). */
export const BREAK_MARKER = '<br />';

/** Error sentences, word for word as specified (§8). */
export const refusals = {
  generic: "Oops, something's gone wrong. Try refreshing the page.",
  tooMany: 'Oops, something has gone wrong. Try again soon.',
  tooSlow: 'Looks like the server is taking too long to respond, please try again soon.',
  notFound: "Oops, we can't find what you're looking for.",
  badRequest: 'Something has gone wrong, try refreshing the page.',
  forbidden: "Sorry you don't have the permission to perform that action.",
  reportsWaiting: (count: number) =>
    `${count} reports are waiting to be made already. Try again in a minute.`,
  restarting: 'Tussock is being restarted. Please ask for it again in a minute.',
  filesWaiting: (count: number) => `${count} files are waiting to be read already. Try again in a minute.`,
  shapesWaiting: (count: number) =>
    `${count} shapes are waiting to be worked out already. Try again in a minute.`,
  shapesTooHeavy: 'These shapes are too intricate to be worked out. Simplify them first.',
  signInAgain: 'To change your e-mail address, sign in again first. Then save within ten minutes.',
  termsNotAccepted: 'Please read and accept the terms first.',
  tooLarge: 'The file uploaded is too large. Please try again.',
  databaseFull:
    'There is no room left to save this. Nothing was changed: we have been told, please try again later.',
  storageFull: 'The file store is full, so nothing was saved. We have been notified. Please try again later.',
  notConfirmed:
    'We could not tell whether this was saved. What you entered is still here: please save it again.',
  fileNotCome: 'The file did not arrive. Please ask for it again.',
  offline: 'You are currently offline.',
  partNotCome: 'A part of this page did not arrive. Check your connection, and try again.',
  imageUpload: "Your image couldn't be uploaded, please try again later.",
  groundAway: 'The map background cannot be loaded just now. Everything else works.',
  surveyTimeout: 'Request timed out. Please try again.',
  surveyUpstream: 'Upstream error.',
  surveyStatus: (status: number, statusText: string) =>
    `Land survey API error: ${status} ${statusText}`.trim(),
} as const;

/** Message for each sign-in error code, and where to go from there. */
export const authErrors = {
  100: {
    title: 'We do not know this sign-in yet',
    text: 'You signed in, but no Tussock user has this e-mail address. Ask the person who invited you, or sign in with the address the invitation was sent to.',
    action: 'Sign in with another address',
  },
  101: {
    title: 'You are not signed in',
    text: 'Sign in to go on. What you had open will be there.',
    action: 'Sign in',
  },
  102: {
    title: 'Your session has ended',
    text: 'You were away for a while, so we signed you out. Sign in to go on where you were.',
    action: 'Sign in again',
  },
  103: {
    title: 'Signing in did not finish',
    text: 'The sign-in service could not confirm who you are. This can happen when the page was open for a long time. Please try once more.',
    action: 'Try again',
  },
  104: {
    title: 'A second step is needed to sign in',
    text: 'Your provider lets people in only with a second step, such as a code from their phone. Set one up where you sign in, then sign in again.',
    action: 'Sign in again',
  },
  200: {
    title: 'Something went wrong while signing in',
    text: 'We could not finish signing you in, and we do not know why. Please try once more.',
    action: 'Try again',
  },
  201: {
    title: 'This link no longer works',
    text: 'Invitation links work once and for 14 days. Sign in if you have used it already, or ask for a new link.',
    action: 'Send me a new link',
  },
} as const;
export type AuthErrorCode = keyof typeof authErrors;
