import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { assertKey, expiryOf, type FileStore } from './file-store.ts';
import { signPostPolicy, type StoreKeys } from './sign-post-policy.ts';

/** A bucket of any S3 store, addressed by path: `endpoint/bucket/key`. */
export interface S3Settings extends StoreKeys {
  readonly endpoint: string;
  readonly bucket: string;
}

const TIMEOUT_MS = 30_000;
/** For what may weigh hundreds of megabytes. */
const LONG_TIMEOUT_MS = 600_000;

/** What a store says of how large something is; undefined where it is not there. */
function sizeIn(response: Response): number | undefined {
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the file store does not say how large a file is: ${response.status}`);
  return Number(response.headers.get('content-length'));
}

/** Keeps files in an S3 bucket. @throws from every act when the store cannot be reached or refuses */
export function s3Store(settings: S3Settings): FileStore {
  const { endpoint, bucket, accessKey, secretKey, region } = settings;
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const aws = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  });
  const ask = async (key: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response> => {
    assertKey(key);
    const signed = await aws.sign(`${bucketUrl}/${key}`, init);
    return fetch(signed, { signal: AbortSignal.timeout(timeoutMs) });
  };
  const refuse = async (act: string, response: Response): Promise<never> => {
    throw new Error(
      `the file store refused to ${act}: ${response.status} ${(await response.text()).slice(0, 300)}`,
    );
  };
  const put = async (
    key: string,
    body: Blob | Uint8Array<ArrayBuffer>,
    contentType: string,
    timeoutMs?: number,
  ): Promise<void> => {
    const headers = { 'content-type': contentType };
    const response = await ask(key, { method: 'PUT', body, headers }, timeoutMs);
    if (!response.ok) await refuse('write', response);
  };
  return {
    uploadOrigin: new URL(endpoint).origin,
    presign({ key, contentType, maxBytes, at }) {
      assertKey(key);
      const grant = { bucket, key, contentType, maxBytes, expiresAt: expiryOf(at) };
      return { url: bucketUrl, fields: signPostPolicy(grant, settings, at) };
    },
    async read(key) {
      const response = await ask(key, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok) return refuse('read', response);
      return new Uint8Array(await response.arrayBuffer());
    },
    sizeOf: async (key) => sizeIn(await ask(key, { method: 'HEAD' })),
    async stream(key) {
      const response = await ask(key, { method: 'GET' }, LONG_TIMEOUT_MS);
      if (response.status === 404) return undefined;
      if (!response.ok || !response.body) return refuse('read', response);
      return response.body;
    },
    keep: async (key, path, contentType) => put(key, await openAsBlob(path), contentType, LONG_TIMEOUT_MS),
    write: (key, bytes, contentType) => put(key, new Uint8Array(bytes), contentType),
    async remove(keys) {
      for (const key of keys) {
        const response = await ask(key, { method: 'DELETE' });
        if (!response.ok && response.status !== 404) await refuse('remove', response);
      }
    },
  };
}
