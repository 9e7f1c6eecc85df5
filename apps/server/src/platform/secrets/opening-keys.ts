import type { Configuration } from '../configuration/configuration.ts';

/** The keys that open what the server has sealed, the present one first: during a change of the key what the former one sealed still counts. */
export const openingKeys = ({
  sessionKey,
  formerSessionKey,
}: Pick<Configuration, 'sessionKey' | 'formerSessionKey'>): readonly [string, ...string[]] =>
  formerSessionKey === undefined ? [sessionKey] : [sessionKey, formerSessionKey];
