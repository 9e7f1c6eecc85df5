export { invitationHandlers } from './routes.ts';
export { inviteOwner } from './invite-owner.ts';
export { inviteGuest } from './invite-guest.ts';
export { findNewestInvitations, replaceOpenInvitations as endInvitations } from './invitation-store.ts';
