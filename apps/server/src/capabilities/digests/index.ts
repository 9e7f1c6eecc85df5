export { reminderHandlers } from './remind-of-actions.ts';
export { scheduleDigests, SEND_DIGESTS, sendDigests } from './send-digests.ts';
