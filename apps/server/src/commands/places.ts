import { StartError } from '../platform/configuration/start-error.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import { backupPlace } from '../platform/backup/backup-place.ts';
import type { Vault } from '../platform/backup/packing.ts';
import type { DatabasePlace } from '../platform/database/copy/sql-session.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { fileSettingsOf, openFileStore } from '../platform/files/open-file-store.ts';

/** The database of the configuration, for sessions of their own. */
export const databaseOf = ({ databaseUrl, databaseDirectUrl, dataFolder }: Configuration): DatabasePlace => {
  const url = databaseDirectUrl ?? databaseUrl;
  return url === undefined ? { folder: dataFolder } : { url };
};

/** The uploaded files of the configuration. */
export const filesOf = (configuration: Configuration): FileStore =>
  // Nothing is uploaded by a command, so no address of uploads is ever used.
  openFileStore(fileSettingsOf(configuration, configuration.publicUrl ?? 'http://localhost')).files;

/** The place of a backup, with the key. @throws StartError where none is named, or it is in the bucket of the files */
export function vaultOf({ backup, fileBucket }: Configuration, address: string | undefined): Vault {
  if (address === undefined)
    throw new StartError('Name the place of the backup: a folder, or s3://bucket/prefix.');
  if (fileBucket && !backup.store && address.startsWith(`s3://${fileBucket.bucket}/`))
    throw new StartError(
      `${address} is in the bucket of the files: what takes one takes the other. Use another bucket.`,
    );
  return { place: backupPlace(address, backup.store ?? fileBucket), key: backup.key };
}

/** Words for an amount of bytes. */
export function inBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step] ?? ''}`;
}
