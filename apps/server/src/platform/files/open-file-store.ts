import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { diskStore, type DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store, type S3Settings } from './s3-store.ts';

/** Where files are kept, as plain data: a process beside the server opens the same store with it. */
export interface FileSettings {
  readonly disk: Parameters<typeof diskStore>[0];
  /** In place of the disk, which then takes no uploads. */
  readonly bucket: S3Settings | null;
}

export const fileSettingsOf = (
  { dataFolder, sessionKey, formerSessionKey, fileBucket }: Configuration,
  publicUrl: string,
): FileSettings => ({
  disk: { folder: join(dataFolder, 'files'), publicUrl, secret: sessionKey, formerSecret: formerSessionKey },
  bucket: fileBucket ?? null,
});

/** The store of these settings; `disk` is undefined where a bucket keeps the files. */
export function openFileStore({ disk: settings, bucket }: FileSettings): {
  readonly files: FileStore;
  readonly disk: DiskStore | undefined;
} {
  if (bucket) return { files: s3Store(bucket), disk: undefined };
  const disk = diskStore(settings);
  return { files: disk, disk };
}
