import type { RefusalReason } from '../readings/read-uplink.ts';

/** Reasons why a reading was not stored, shown beside the integration. */
export const readingRefusals: Readonly<Record<RefusalReason, string>> = {
  notANumber: 'Not a number',
  outOfRange: 'Outside what a probe can measure',
  fromFuture: 'The network’s clock is ahead of ours',
  tooOld: 'Before 2015: the network’s clock is wrong',
  noTime: 'Without a time',
  noReadings: 'No key of the payload is in the mapping',
  tooManyDevices: 'More devices than a plan may have',
};

/** Messages of integrations and their devices that the specification has no sentence for. */
export const integrationWords = {
  misfit: 'This unit does not fit the reading',
  tooManyIntegrations: 'A plan has at most 10 integrations. Remove one first.',
  notADevice: 'Choose a device of this plan',
} as const;
