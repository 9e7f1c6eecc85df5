import { createHmac } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';
import { isSignedByOne, openingKeys } from './opening-keys.ts';

/** Derives a key for archives alone from the installation's own: the process that packs and unpacks a ZIP knows no other secret. */
const archiveKeyOf = (sessionKey: string): string =>
  createHmac('sha256', sessionKey).update('archives of whole plans').digest('base64url');

type Keys = Pick<Configuration, 'sessionKey' | 'formerSessionKey'>;

export const signingArchiveKey = ({ sessionKey }: Pick<Keys, 'sessionKey'>): string =>
  archiveKeyOf(sessionKey);

/** The accepted archive keys, the present one first: while the key is changed, signatures of the former one still count. */
export const openingArchiveKeys = (keys: Keys): readonly string[] => openingKeys(keys).map(archiveKeyOf);

/** Signs a text of an archive. */
export const signArchive = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

export const isArchiveSigned = (keys: readonly string[], text: string, signature: unknown): boolean =>
  typeof signature === 'string' && isSignedByOne(signature, keys, (key) => signArchive(key, text));
