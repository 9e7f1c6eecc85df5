import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';
import type { Op } from '../ledger/op.ts';
import { openingKeys } from './opening-keys.ts';

type Keys = { readonly configuration: Pick<Configuration, 'sessionKey' | 'formerSessionKey'> };
type SecretOf = 'an integration' | 'a calendar' | 'a shared copy';

const secretBy = (key: string, { id }: Op, what: SecretOf): string =>
  createHmac('sha256', key).update(`secret of ${what}, ${id}`).digest('base64url');

/**
 * The secret that a write makes. Made from the server's own key and the op id, so that a repeated write is answered with the very secret
 * that works, and nothing has to keep it.
 */
export const secretFor = ({ configuration }: Keys, op: Op, what: SecretOf): string =>
  secretBy(configuration.sessionKey, op, what);

/**
 * The secret that a write has made, once it is done: where the key was changed between the write and its repetition, the one of the former
 * key is the one that works. `kept` reads the hash that stands now.
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

/** A secret is 256 bits that no person chose, so one round of a hash keeps it. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compared against where there is no integration, so that its absence takes no less time. */
const nobody = hashOfSecret(randomBytes(32).toString('base64url'));

/** Whether a secret is the one that was hashed, in a time that does not tell how much of it is right. */
export const isSecret = (given: string, hash: Uint8Array | undefined): boolean =>
  timingSafeEqual(hashOfSecret(given), hash ?? nobody) && hash !== undefined;
