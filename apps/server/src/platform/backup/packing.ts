import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../configuration/start-error.ts';
import { errorDetail } from '../log/error-detail.ts';
import type { BackupPlace } from './backup-place.ts';
import { nameOf } from './manifest.ts';
import { isSealed, seal, unseal } from './seal.ts';

/** A place and the key of the backup in it; undefined where it is not encrypted. */
export interface Vault {
  readonly place: BackupPlace;
  readonly key: string | undefined;
}

/** Counts and fingerprints bytes that pass by. */
export function meter(): {
  readonly through: (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;
  readonly result: () => { readonly bytes: number; readonly sha256: string };
} {
  const hash = createHash('sha256');
  let total = 0;
  return {
    async *through(bytes) {
      for await (const piece of bytes) {
        hash.update(piece);
        total += piece.length;
        yield piece;
      }
    },
    result: () => ({ bytes: total, sha256: hash.digest('hex') }),
  };
}

/** Stores a file of a backup, encrypted where there is a key. Returns the size and the fingerprint of its plain content. */
export async function store(
  { place, key }: Vault,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const { through, result } = meter();
  const content = name.endsWith('.gz') ? packed(through(bytes)) : through(bytes);
  await place.write(name, key === undefined ? content : seal(content, key, name));
  return result();
}

/** Passes bytes through gzip. Whoever reads it gets the errors of the source. */
const packed = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  pipeline(Readable.from(bytes), createGzip(), () => undefined);

async function* unpacked(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* pipeline(Readable.from(bytes), createGunzip(), () => undefined) as AsyncIterable<Uint8Array>; // bytes, as no encoding is set
  } catch (error) {
    throw isOfZlib(error) ? alteredError(name) : error;
  }
}

const isOfZlib = (error: unknown): boolean => errorDetail(error, 'code')?.startsWith('Z_') ?? false;

/** Error: the content of a file of a backup is not what its manifest says. */
export const alteredError = (name: string): StartError =>
  new StartError(`The backup's ${name} was cut or altered: it is not what the manifest says.`);

/** Reads a file of a backup, and checks it at its end. @throws StartError where it is missing, cut or altered, or the key is another's */
export async function* load(
  { place, key }: Vault,
  name: string,
  sha256?: string,
): AsyncGenerator<Uint8Array> {
  const stored = place.read(name);
  const plain =
    key === undefined
      ? name === nameOf.manifest
        ? refuseSealed(stored)
        : stored
      : unseal(stored, key, name);
  const { through, result } = meter();
  yield* through(name.endsWith('.gz') ? unpacked(plain, name) : plain);
  if (sha256 !== undefined && result().sha256 !== sha256) throw alteredError(name);
}

async function* refuseSealed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const piece of bytes) {
    if (isFirst && isSealed(piece))
      throw new StartError('The backup is encrypted: set BACKUP_KEY to the key it was made with.');
    isFirst = false;
    yield piece;
  }
}

/** Splits the text of a file of a backup into its lines. Only a line feed ends a line: values hold every other character as it is. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const piece of bytes) {
    const lines = (rest + decoder.write(Buffer.from(piece))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}
