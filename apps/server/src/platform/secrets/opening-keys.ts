import { timingSafeEqual } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';

/** The keys that open what the server has sealed, the present one first: during a change of the key what the former one sealed still counts. */
export const openingKeys = ({
  sessionKey,
  formerSessionKey,
}: Pick<Configuration, 'sessionKey' | 'formerSessionKey'>): readonly [string, ...string[]] =>
  formerSessionKey === undefined ? [sessionKey] : [sessionKey, formerSessionKey];

/** Whether a signature is what one of some keys signs, in a time that does not tell how much of it is right. */
export const isSignedByOne = <Key>(
  signature: string,
  keys: readonly Key[],
  sign: (key: Key) => string,
): boolean => {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(sign(key));
    return given.length === right.length && timingSafeEqual(given, right);
  });
};
