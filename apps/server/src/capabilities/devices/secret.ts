import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits of chance: nothing that a person chose, so one round of a hash keeps it. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compared against where there is no integration, so that its absence takes no less time. */
const nobody = hashOfSecret(newSecret());

/** Whether a secret is the one that was hashed, in a time that does not tell how much of it is right. */
export const isSecret = (given: string, hash: Uint8Array | undefined): boolean =>
  timingSafeEqual(hashOfSecret(given), hash ?? nobody) && hash !== undefined;
