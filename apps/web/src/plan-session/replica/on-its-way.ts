import type { QueuedOperation } from '@tussock/sync';

/** Whether an op is still to be done by the server: neither done nor refused. */
export const isOnItsWay = ({ state, committedAt }: QueuedOperation): boolean =>
  state === 'waiting' && committedAt === undefined;

/** Whether a file has to be on the server before it. */
export const waitsForFile = ({ state, waitsFor = [] }: QueuedOperation): boolean =>
  state === 'waiting' && waitsFor.length > 0;
