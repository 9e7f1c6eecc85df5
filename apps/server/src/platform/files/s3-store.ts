import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { withinTime } from '../clock/within-time.ts';
import { assertKey, expiryOf, isKey, type FileStore } from './file-store.ts';
import { bucketOf, type S3Settings } from './s3-bucket.ts';
import { signPostPolicy } from './sign-post-policy.ts';

const TIMEOUT_MS = 30_000;
/** Time-out for files of hundreds of megabytes. */
const LONG_TIMEOUT_MS = 600_000;

/** Size in bytes from a store's response; undefined where the file does not exist. */
function sizeIn(response: Response): number | undefined {
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the file store does not say how large a file is: ${response.status}`);
  return Number(response.headers.get('content-length'));
}

/**
 * Reads a response chunk by chunk. The reader may be slow: the time-out counts only the store's time.
 *
 * @throws when the next chunk does not come in time
 */
async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  timeoutMs: number,
): AsyncGenerator<Uint8Array, undefined> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await withinTime(timeoutMs, () => reader.read());
      if (done) return undefined;
      yield value;
    }
  } finally {
    // Not waited for: a store that sends nothing does not hear of it either.
    reader.cancel().catch(() => undefined);
  }
}

async function refuse(act: string, response: Response): Promise<never> {
  throw new Error(
    `the file store refused to ${act}: ${response.status} ${(await response.text()).slice(0, 300)}`,
  );
}

async function bytesIn(response: Response): Promise<Uint8Array | undefined> {
  if (response.status === 404) return undefined;
  if (!response.ok) return refuse('read', response);
  return new Uint8Array(await response.arrayBuffer());
}

/** Creates a file store in a bucket. Tests may shorten the time-outs. @throws from every method when the store is unreachable or refuses */
export function s3Store(
  settings: S3Settings,
  { timeoutMs = TIMEOUT_MS, longTimeoutMs = LONG_TIMEOUT_MS } = {},
): FileStore {
  const { endpoint, bucket, accessKey, secretKey, region } = settings;
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const aws = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  });
  /** Sends a signed request and reads the response, both within the time-out. Redirects are not followed: the signature is for this host alone. */
  const ask = async <T>(
    { key, ...init }: RequestInit & { readonly key: string },
    read: (response: Response) => T | Promise<T>,
    mostMs = timeoutMs,
  ): Promise<T> => {
    assertKey(key);
    const signed = await aws.sign(`${bucketUrl}/${key}`, init);
    return withinTime(mostMs, async (signal) => read(await fetch(signed, { redirect: 'error', signal })));
  };
  const put = (
    { key, contentType }: { readonly key: string; readonly contentType: string },
    body: Blob | Uint8Array<ArrayBuffer>,
    mostMs?: number,
  ): Promise<void> => {
    const headers = { 'content-type': contentType };
    const isPut = async (response: Response) => (response.ok ? undefined : refuse('write', response));
    return ask({ key, method: 'PUT', body, headers }, isPut, mostMs);
  };
  return {
    uploadOrigin: new URL(endpoint).origin,
    presign({ key, contentType, maxBytes, at }) {
      assertKey(key);
      const grant = { bucket, key, contentType, maxBytes, expiresAt: expiryOf(at) };
      return { url: bucketUrl, fields: signPostPolicy(grant, settings, at) };
    },
    read: (key) => ask({ key, method: 'GET' }, bytesIn),
    sizeOf: (key) => ask({ key, method: 'HEAD' }, sizeIn),
    stream: (key) =>
      ask({ key, method: 'GET' }, async (response) => {
        if (response.status === 404) return undefined;
        if (!response.ok || !response.body) return refuse('read', response);
        return piecesOf(response.body, timeoutMs);
      }),
    keep: async (key, path, contentType) => put({ key, contentType }, await openAsBlob(path), longTimeoutMs),
    write: (key, bytes, contentType) => put({ key, contentType }, new Uint8Array(bytes)),
    async *list() {
      for await (const key of bucketOf(settings).list('')) if (isKey(key)) yield key;
    },
    async remove(keys) {
      for (const key of keys)
        await ask({ key, method: 'DELETE' }, async (response) =>
          response.ok || response.status === 404 ? undefined : refuse('remove', response),
        );
    },
  };
}
