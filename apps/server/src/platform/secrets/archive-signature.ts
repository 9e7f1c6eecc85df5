import { createHmac } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';
import { isSignedByOne, openingKeys } from './opening-keys.ts';

/** Keys for archives alone, made from the installation's own: who packs and unpacks a ZIP knows no other secret. */
const archiveKeyOf = (sessionKey: string): string =>
  createHmac('sha256', sessionKey).update('archives of whole plans').digest('base64url');

type Keys = Pick<Configuration, 'sessionKey' | 'formerSessionKey'>;

export const signingArchiveKey = ({ sessionKey }: Pick<Keys, 'sessionKey'>): string =>
  archiveKeyOf(sessionKey);

/** The present key first; during a change of the key what the former one signed still counts. */
export const openingArchiveKeys = (keys: Keys): readonly string[] => openingKeys(keys).map(archiveKeyOf);

/** The signature of a text of an archive. */
export const signArchive = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

export const isArchiveSigned = (keys: readonly string[], text: string, signature: unknown): boolean =>
  typeof signature === 'string' && isSignedByOne(signature, keys, (key) => signArchive(key, text));
