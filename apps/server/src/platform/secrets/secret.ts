import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';
import type { Op } from '../ledger/op.ts';
import { openingKeys } from './opening-keys.ts';

type Keys = { readonly configuration: Pick<Configuration, 'sessionKey' | 'formerSessionKey'> };
type SecretOf = 'an integration' | 'a calendar' | 'a shared copy' | 'an access token';

const secretBy = (key: string, { id }: Op, what: SecretOf): string =>
  createHmac('sha256', key).update(`secret of ${what}, ${id}`).digest('base64url');

/** Derives the secret of a write from the server's key and the op id, so that a repeated write gets the same secret, and nothing has to store it. */
export const secretFor = ({ configuration }: Keys, op: Op, what: SecretOf): string =>
  secretBy(configuration.sessionKey, op, what);

/**
 * Finds the secret that a completed write made: if the key was changed between the write and its repetition, the secret of the former key is the
 * valid one. `kept` reads the stored hash.
 */
export async function secretMadeFor(
  { configuration }: Keys,
  op: Op,
  what: SecretOf,
  kept: () => Promise<Uint8Array | undefined>,
): Promise<string> {
  const present = secretBy(configuration.sessionKey, op, what);
  if (configuration.formerSessionKey === undefined) return present;
  const hash = await kept();
  const made = openingKeys(configuration).map((key) => secretBy(key, op, what));
  return made.find((secret) => isSecret(secret, hash)) ?? present;
}

/** Hashes a secret. A secret has 256 random bits, so one round of a hash is enough. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Hash to compare with where there is no integration, so that this takes the same time. */
const nobody = hashOfSecret(randomBytes(32).toString('base64url'));

/** Whether a secret matches a hash; compares in constant time. */
export const isSecret = (given: string, hash: Uint8Array | undefined): boolean =>
  timingSafeEqual(hashOfSecret(given), hash ?? nobody) && hash !== undefined;
