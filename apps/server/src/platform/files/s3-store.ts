import { AwsClient } from 'aws4fetch';
import { assertKey, expiryOf, type FileStore } from './file-store.ts';
import { signPostPolicy, type StoreKeys } from './sign-post-policy.ts';

/** A bucket of any S3 store, addressed by path: `endpoint/bucket/key`. */
export interface S3Settings extends StoreKeys {
  readonly endpoint: string;
  readonly bucket: string;
}

const TIMEOUT_MS = 30_000;
/** A store that takes less than this is not worth waiting for: 1 MB in a second. */
const SLOWEST_BYTES_PER_MS = 1000;

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
  const ask = async (key: string, init: RequestInit, waitMs = TIMEOUT_MS): Promise<Response> => {
    assertKey(key);
    const signed = await aws.sign(`${bucketUrl}/${key}`, init);
    // Only the store is waited for so long; whoever reads a large file may take longer.
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new Error('the file store did not answer in time')), waitMs);
    return fetch(signed, { signal: giveUp.signal }).finally(() => clearTimeout(timer));
  };
  const write = async (key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> => {
    const headers = { 'content-type': contentType };
    const waitMs = TIMEOUT_MS + bytes.length / SLOWEST_BYTES_PER_MS;
    const response = await ask(key, { method: 'PUT', body: bytes, headers }, waitMs);
    if (!response.ok) await refuse('write', response);
  };
  const refuse = async (act: string, response: Response): Promise<never> => {
    throw new Error(
      `the file store refused to ${act}: ${response.status} ${(await response.text()).slice(0, 300)}`,
    );
  };
  // A PUT has to say its length, so pieces are brought together: one file at a time, for they may be large.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
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
    async open(key) {
      const response = await ask(key, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok || !response.body) return refuse('read', response);
      return { bytes: Number(response.headers.get('content-length')), chunks: response.body };
    },
    async sizeOf(key) {
      const response = await ask(key, { method: 'HEAD' });
      if (response.status === 404) return undefined;
      if (!response.ok) return refuse('say how large a file is', response);
      return Number(response.headers.get('content-length'));
    },
    write: (key, bytes, contentType) => write(key, new Uint8Array(bytes), contentType),
    writePieces: (key, pieces, contentType) =>
      inTurn(async () => {
        const held: Uint8Array[] = [];
        for await (const piece of pieces) held.push(piece);
        await write(key, Buffer.concat(held), contentType);
      }),
    async remove(keys) {
      for (const key of keys) {
        const response = await ask(key, { method: 'DELETE' });
        if (!response.ok && response.status !== 404) await refuse('remove', response);
      }
    },
  };
}
