import { AwsClient } from 'aws4fetch';
import { expect } from 'vitest';
import { describeFileStore } from '../../testing/file-store-contract.ts';
import { s3Store } from './s3-store.ts';

/** What `tools/private-rgw.sh` says of the store it started. */
function readEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run this with tools/private-rgw.sh`);
  return value;
}

describeFileStore('an S3 store', async () => {
  const [endpoint, bucket] = [readEnvironment('S3_ENDPOINT'), readEnvironment('S3_BUCKET')];
  const keys = {
    accessKey: readEnvironment('S3_ACCESS_KEY'),
    secretKey: readEnvironment('S3_SECRET_KEY'),
    region: 'us-east-1',
  };
  const aws = new AwsClient({
    accessKeyId: keys.accessKey,
    secretAccessKey: keys.secretKey,
    service: 's3',
    region: keys.region,
  });
  const made = await aws.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  expect(made.ok, await made.text()).toBe(true);
  return {
    store: s3Store({ endpoint, bucket, ...keys }),
    keys,
    bucket,
    now: () => new Date(),
    close: () => Promise.resolve(),
  };
});
