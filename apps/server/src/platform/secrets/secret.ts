import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Op } from '../ledger/op.ts';
import type { Services } from '../../services.ts';

/**
 * The secret that a write makes. Made from the server's own key and the op id, so that a repeated write is answered with the very secret
 * that works, and nothing has to keep it.
 */
export const secretFor = (
  { configuration }: Pick<Services, 'configuration'>,
  { id }: Op,
  what: 'an integration' | 'a calendar' | 'a shared copy',
): string =>
  createHmac('sha256', configuration.sessionKey).update(`secret of ${what}, ${id}`).digest('base64url');
/** A secret is 256 bits that no person chose, so one round of a hash keeps it. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compared against where there is no integration, so that its absence takes no less time. */
const nobody = hashOfSecret(randomBytes(32).toString('base64url'));

/** Whether a secret is the one that was hashed, in a time that does not tell how much of it is right. */
export const isSecret = (given: string, hash: Uint8Array | undefined): boolean =>
  timingSafeEqual(hashOfSecret(given), hash ?? nobody) && hash !== undefined;
