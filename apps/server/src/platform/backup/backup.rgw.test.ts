import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { beforeAll, expect, test } from 'vitest';
import { backupPlace, type BackupPlace } from './backup-place.ts';
import { load, store } from './packing.ts';

const KEY = '9f1c2b7ad03e58614c7f90be2d6a8135';
const settings = {
  endpoint: process.env['S3_ENDPOINT'] ?? '',
  accessKey: process.env['S3_ACCESS_KEY'] ?? '',
  secretKey: process.env['S3_SECRET_KEY'] ?? '',
  region: 'us-east-1',
};

let place: BackupPlace;
beforeAll(async () => {
  const aws = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    service: 's3',
    region: settings.region,
  });
  await aws.fetch(`${settings.endpoint}/backups`, { method: 'PUT' });
  place = backupPlace(`s3://backups/${randomUUID()}`, settings);
});

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(1_000_000, index % 251);
}

test('a bucket takes files of several parts, sealed, and gives them back whole', async () => {
  expect(await place.isEmpty()).toBe(true);
  const vault = { place, key: KEY };
  const stored = await store(vault, 'files/plans/one/original', pieces(37));
  let bytes = 0;
  for await (const piece of load(vault, 'files/plans/one/original', stored.sha256)) bytes += piece.length;
  expect(bytes).toBe(37_000_000);
  expect(await place.isEmpty()).toBe(false);
});

test('a bucket takes an empty file', async () => {
  const vault = { place, key: undefined };
  const stored = await store(vault, 'files/empty', pieces(0));
  for await (const piece of load(vault, 'files/empty', stored.sha256)) expect(piece.length).toBe(0);
});

test('a bucket without the backup says so', async () => {
  const none = backupPlace('s3://backups/none', settings);
  const read = async (): Promise<void> => {
    for await (const _piece of load({ place: none, key: undefined }, 'manifest.json'));
  };
  await expect(read()).rejects.toThrow('There is no whole backup at s3://backups/none');
});
