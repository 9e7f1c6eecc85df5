import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { diskStore, type DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import type { S3Settings } from './s3-bucket.ts';
import { s3Store } from './s3-store.ts';

/** Settings of the file store as plain data, so that a child process can open the same store. */
export interface FileSettings {
  readonly disk: Parameters<typeof diskStore>[0];
  /** The bucket in use; the disk then takes no uploads. */
  readonly bucket: S3Settings | null;
}

export const fileSettingsOf = (
  { dataFolder, sessionKey, formerSessionKey, fileBucket }: Configuration,
  publicUrl: string,
): FileSettings => ({
  disk: { folder: join(dataFolder, 'files'), publicUrl, secret: sessionKey, formerSecret: formerSessionKey },
  bucket: fileBucket ?? null,
});

/** Opens the file store of the settings; `disk` is undefined where files are in a bucket. */
export function openFileStore({ disk: settings, bucket }: FileSettings): {
  readonly files: FileStore;
  readonly disk: DiskStore | undefined;
} {
  if (bucket) return { files: s3Store(bucket), disk: undefined };
  const disk = diskStore(settings);
  return { files: disk, disk };
}
