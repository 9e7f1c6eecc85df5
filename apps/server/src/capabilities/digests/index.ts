export { scheduleDigests, SEND_DIGESTS, sendDigests } from './send-digests.ts';
