import { createHmac, randomBytes } from 'node:crypto';
import { isSignedByOne } from '../../platform/secrets/opening-keys.ts';

const BYTES = 24;

const sign = (value: string, key: string): string =>
  createHmac('sha256', key).update(`invitation:${value}`).digest('base64url').slice(0, 22);

/** Creates the secret of a link: random, and signed so that guesses are refused without the database. */
export function newInvitationToken(key: string): string {
  const value = randomBytes(BYTES).toString('base64url');
  return `${value}.${sign(value, key)}`;
}

/** Whether a token was signed with one of some keys. */
export function isGenuineToken(token: string, keys: readonly string[]): boolean {
  const [value = '', signature = ''] = token.split('.');
  return isSignedByOne(signature, keys, (key) => sign(value, key));
}
