import { timingSafeEqual } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';

/** The accepted keys of the server, the present one first: while the key is changed, the former one still opens what it sealed. */
export const openingKeys = ({
  sessionKey,
  formerSessionKey,
}: Pick<Configuration, 'sessionKey' | 'formerSessionKey'>): readonly [string, ...string[]] =>
  formerSessionKey === undefined ? [sessionKey] : [sessionKey, formerSessionKey];

/** Whether one of some keys made a signature; compares in constant time. */
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
