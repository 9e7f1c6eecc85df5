export { reminderHandlers } from './remind-of-actions.ts';
export { SEND_DIGESTS, sendDigests } from './send-digests.ts';
