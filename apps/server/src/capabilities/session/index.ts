export { sessionHandlers } from './routes.ts';
export { identifyCaller } from './identify-caller.ts';
export { describeDevice } from './describe-device.ts';
export { readCurrentUser } from './read-current-user.ts';
export { endSessionsOf, pruneSessions } from './session-store.ts';
export { checkFreshSignIn } from './check-fresh-sign-in.ts';
