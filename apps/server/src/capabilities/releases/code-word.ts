import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PASS_MINUTES } from '@tussock/domain';
import type { Op } from '../../platform/ledger/op.ts';
import { isSignedByOne } from '../../platform/secrets/opening-keys.ts';

const BYTES = 32;
const SALT_BYTES = 16;

const stretch = promisify<string, Uint8Array, number, Buffer>(scrypt);

/** Normalizes a code word as people say it on the phone: case and surrounding blanks do not count. */
const spoken = (word: string): string => word.normalize('NFC').trim().toLowerCase();

/** Hashes a code word slowly, since people choose short ones. */
export async function hashCode(word: string): Promise<{ codeSalt: Buffer; codeHash: Buffer }> {
  const codeSalt = randomBytes(SALT_BYTES);
  return { codeSalt, codeHash: await stretch(spoken(word), codeSalt, BYTES) };
}

/** Whether a code word matches a hash. */
export const isCode = async (word: string, salt: Uint8Array, hash: Uint8Array): Promise<boolean> =>
  timingSafeEqual(await stretch(spoken(word), salt, BYTES), hash);

/** Replaces the digest of a write that contains a code word by a slow hash of it, so that the stored digest is no faster way to guess the word. */
export async function opWithCode(op: Op): Promise<Op> {
  const digest = (await stretch(op.digest(), Buffer.from(op.id), BYTES)).toString('base64url');
  return { ...op, digest: () => digest };
}

const sign = (key: string, releaseId: string, until: number): string =>
  createHmac('sha256', key).update(`pass to ${releaseId} until ${until}`).digest('base64url');

/** Creates a pass that opens the pictures and the PDF of a shared copy for an hour, for a person admitted to it. */
export function makePass(key: string, releaseId: string, at: Date): string {
  const until = at.getTime() + PASS_MINUTES * 60_000;
  return `${until}.${sign(key, releaseId, until)}`;
}

/** Whether a pass was signed with one of some keys, for this copy, and has not expired. */
export function isPass(
  keys: readonly string[],
  releaseId: string,
  { pass, at }: { pass: string; at: Date },
): boolean {
  const [until = '', signature = ''] = pass.split('.');
  const isSigned = isSignedByOne(signature, keys, (key) => sign(key, releaseId, Number(until)));
  return isSigned && Number(until) > at.getTime();
}
