import { AwsClient } from 'aws4fetch';
import { withinTime } from '../clock/within-time.ts';
import type { StoreKeys } from './sign-post-policy.ts';

/** A bucket of any S3 store, addressed by path: `endpoint/bucket/key`. */
export interface S3Settings extends StoreKeys {
  readonly endpoint: string;
  readonly bucket: string;
}

const TIMEOUT_MS = 120_000;
/** Bytes of a part of a large file; S3 takes 10,000 of them, the last alone may be under 5 MB. */
const PART_BYTES = 16 * 1024 * 1024;

/** A bucket as a place for large files of unknown size. */
export interface Bucket {
  /** Lists the keys below a prefix. */
  list(prefix: string): AsyncIterable<string>;
  /** Reads a file; undefined where there is none. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Stores a file whole or not at all, part by part. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The contents of all elements of a name; the answers of S3 repeat none within itself. */
const elements = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text));

/** Gathers bytes into parts; an empty file has one empty part. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let given = 0;
  for await (const piece of bytes) {
    waiting.push(piece);
    length += piece.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    given += 1;
    waiting = [];
    length = 0;
  }
  if (length > 0 || given === 0) yield Buffer.concat(waiting);
}

type Ask = (
  path: string,
  init: RequestInit,
) => Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }>;

/** Stores a large file in parts. What was begun and not finished is taken back. */
async function writeInParts(
  ask: Ask,
  path: string,
  { first, rest }: { first: Buffer<ArrayBuffer>; rest: AsyncGenerator<Buffer<ArrayBuffer>> },
): Promise<void> {
  const begun = await ask(`${path}?uploads=`, { method: 'POST' });
  const [uploadId = ''] = elements(begun.text, 'UploadId');
  const upload = `uploadId=${encodeURIComponent(uploadId)}`;
  try {
    const tags: string[] = [];
    const put = async (body: Buffer<ArrayBuffer>): Promise<void> => {
      const { headers } = await ask(`${path}?partNumber=${tags.length + 1}&${upload}`, {
        method: 'PUT',
        body,
      });
      tags.push(headers.get('etag') ?? '');
    };
    await put(first);
    for await (const part of rest) await put(part);
    const list = tags
      .map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      .join('');
    const { text } = await ask(`${path}?${upload}`, {
      method: 'POST',
      body: `<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`,
    });
    // It is answered before it is done, so that a failure comes with a success.
    if (text.includes('<Error>')) throw new Error(`the store refused a file: ${text.slice(0, 300)}`);
  } catch (error) {
    await ask(`${path}?${upload}`, { method: 'DELETE' }).catch(() => undefined);
    throw error;
  }
}

/** Opens a bucket. @throws from every method where the store cannot be reached, or refuses */
export function bucketOf(settings: S3Settings): Bucket {
  const root = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const aws = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    service: 's3',
    region: settings.region,
    retries: 2,
  });
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const signed = await aws.sign(root + path, init);
    return withinTime(TIMEOUT_MS, (signal) => fetch(signed, { redirect: 'error', signal }));
  };
  const ask: Ask = async (path, init) => {
    const response = await request(path, init);
    const text = await response.text();
    if (!response.ok)
      throw new Error(
        `the store at ${root} refused ${init.method}: ${response.status} ${text.slice(0, 300)}`,
      );
    return { status: response.status, headers: response.headers, text };
  };
  const pathOf = (key: string): string => `/${key.split('/').map(encodeURIComponent).join('/')}`;
  return {
    async *list(prefix) {
      let more = '';
      do {
        const query = `?list-type=2&prefix=${encodeURIComponent(prefix)}${more}`;
        const { text } = await ask(query, { method: 'GET' });
        yield* elements(text, 'Key');
        const [token] = elements(text, 'NextContinuationToken');
        more = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`;
      } while (more !== '');
    },
    async read(key) {
      const response = await request(pathOf(key), { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok || !response.body)
        throw new Error(`the store at ${root} refused to read ${key}: ${response.status}`);
      return response.body;
    },
    async write(key, bytes) {
      const parts = partsOf(bytes);
      const { value: first } = await parts.next();
      if (!first) throw new Error('a file has at least one part');
      if (first.length < PART_BYTES) await ask(pathOf(key), { method: 'PUT', body: first });
      else await writeInParts(ask, pathOf(key), { first, rest: parts });
    },
  };
}
