import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { StartError } from '../configuration/start-error.ts';

/** First bytes of everything that is sealed. */
const MAGIC = Buffer.from('TSB1');
const SALT_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES;
/** Bytes that are sealed together; whoever reads holds so many in memory. */
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES;
const CIPHER = 'aes-256-gcm';

/** Key for one file: the salt is the file's own, so that no number of a chunk is ever used twice with one key. */
const keyOf = (secret: string, salt: Uint8Array, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `tussock backup ${name}`, 32));

/** Nonce of a chunk: its number, and whether it is the last. Chunks that are moved or cut off are noticed by it. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a file chunk by chunk (AES-256-GCM). The name belongs to it: under another it cannot be opened. */
export async function* seal(
  plain: AsyncIterable<Uint8Array>,
  secret: string,
  name: string,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(secret, salt, name);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Decrypts a sealed file. @throws StartError where the key is another's, or the file was cut or altered */
export async function* unseal(
  sealed: AsyncIterable<Uint8Array>,
  secret: string,
  name: string,
): AsyncGenerator<Uint8Array> {
  let key: Buffer | undefined;
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(sealed, SEALED_BYTES, HEAD_BYTES)) {
    if (!key) {
      if (!isSealed(chunk))
        throw new StartError(
          `The backup's ${name} is not encrypted. If that is so of the whole backup, run this without BACKUP_KEY.`,
        );
      key = keyOf(secret, chunk.subarray(MAGIC.length), name);
      // Without any chunk behind the head the end is missing.
      if (isLast) throw alteredError(name);
      continue;
    }
    yield open({ chunk, key, number, isLast }, name);
    number += 1;
  }
}

function open(
  { chunk, key, number, isLast }: { chunk: Buffer; key: Buffer; number: number; isLast: boolean },
  name: string,
): Buffer {
  if (chunk.length < TAG_BYTES) throw alteredError(name);
  const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast));
  decipher.setAuthTag(chunk.subarray(chunk.length - TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, chunk.length - TAG_BYTES)), decipher.final()]);
  } catch {
    throw alteredError(name);
  }
}

/** Error: what was sealed cannot be opened. Nobody can tell a wrong key from altered bytes. */
const alteredError = (name: string): StartError =>
  new StartError(
    `The backup's ${name} cannot be decrypted: BACKUP_KEY is not the key it was made with, or it was cut or altered.`,
  );

/** Whether the first bytes of a file are those of a sealed one. */
export const isSealed = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, MAGIC.length)).equals(MAGIC);

/** Cuts bytes into chunks of one size, the first of another where one is given; the last may be shorter, or empty where there is nothing. */
async function* chunksOf(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
  first = size,
): AsyncGenerator<{ readonly chunk: Buffer; readonly isLast: boolean }> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let wanted = first;
  for await (const piece of bytes) {
    waiting.push(piece);
    length += piece.length;
    // One byte more is needed to know that a chunk is not the last.
    if (length <= wanted) continue;
    let all = Buffer.concat(waiting);
    while (all.length > wanted) {
      yield { chunk: all.subarray(0, wanted), isLast: false };
      all = all.subarray(wanted);
      wanted = size;
    }
    waiting = [all];
    length = all.length;
  }
  yield { chunk: Buffer.concat(waiting), isLast: true };
}
