import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../configuration/start-error.ts';
import type { S3Settings } from '../files/s3-bucket.ts';
import { errorDetail } from '../log/error-detail.ts';
import { bucketOf } from '../files/s3-bucket.ts';

/** Where one backup lies: files by name, in a folder or below a prefix of a bucket. */
export interface BackupPlace {
  /** The place as an operator writes it. */
  readonly name: string;
  isEmpty(): Promise<boolean>;
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a file. @throws StartError where there is none */
  read(name: string): AsyncIterable<Uint8Array>;
}

const missingError = (place: string, name: string): StartError =>
  new StartError(
    name === 'manifest.json'
      ? `There is no whole backup at ${place}: it has no manifest.json, which is written last.`
      : `The backup at ${place} lacks ${name}.`,
  );

function folderPlace(folder: string): BackupPlace {
  const pathOf = (name: string): string => join(folder, name);
  return {
    name: folder,
    async isEmpty() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (errorDetail(error, 'code') === 'ENOENT') return [];
        throw error;
      });
      return names.length === 0;
    },
    async write(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(bytes, createWriteStream(`${path}.part`, { mode: 0o600 }));
      // On the disk before its name: after a power cut there is the whole file or none.
      const file = await open(`${path}.part`, 'r+');
      await file.sync();
      await file.close();
      await rename(`${path}.part`, path);
    },
    async *read(name) {
      const path = pathOf(name);
      await stat(path).catch(() => {
        throw missingError(folder, name);
      });
      yield* createReadStream(path);
    },
  };
}

function bucketPlace(settings: S3Settings, prefix: string): BackupPlace {
  const bucket = bucketOf(settings);
  const name = `s3://${settings.bucket}/${prefix}`;
  const keyOf = (file: string): string => (prefix === '' ? file : `${prefix}/${file}`);
  return {
    name,
    async isEmpty() {
      for await (const _key of bucket.list(prefix === '' ? '' : `${prefix}/`)) return false;
      return true;
    },
    write: (file, bytes) => bucket.write(keyOf(file), bytes),
    async *read(file) {
      const found = await bucket.read(keyOf(file));
      if (!found) throw missingError(name, file);
      yield* found;
    },
  };
}

/**
 * Opens the place of a backup.
 *
 * @param address a folder, or `s3://bucket/prefix`
 * @throws StartError for a bucket without a store
 */
export function backupPlace(address: string, store: Omit<S3Settings, 'bucket'> | undefined): BackupPlace {
  const match = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address);
  if (!match) return folderPlace(resolve(address));
  const [, bucket = '', prefix = ''] = match;
  if (!store)
    throw new StartError(
      `The place ${address} needs a store: set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY.`,
    );
  return bucketPlace({ ...store, bucket }, prefix.replace(/\/+$/, ''));
}
