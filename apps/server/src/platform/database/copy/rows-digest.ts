import { createHash } from 'node:crypto';

/** Words of 32 bits in a SHA-256. */
const WORDS = 8;

/** Count and fingerprint of rows in any order: the sum of the SHA-256 of each. */
export interface RowsDigest {
  readonly rows: number;
  readonly digest: string;
}

/** Creates a digest that rows are added to, each as one line of text. */
export function sumRows(): { add(line: string): void; result(): RowsDigest } {
  const sum = new Uint32Array(WORDS);
  let rows = 0;
  return {
    add(line) {
      const hash = createHash('sha256').update(line).digest();
      for (let word = 0; word < WORDS; word += 1)
        // The array itself takes the sum modulo 2^32.
        sum[word] = (sum[word] ?? 0) + hash.readUInt32BE(word * 4);
      rows += 1;
    },
    result: () => ({
      rows,
      digest: [...sum].map((word) => word.toString(16).padStart(8, '0')).join(''),
    }),
  };
}

export const isSame = (one: RowsDigest, other: RowsDigest): boolean =>
  one.rows === other.rows && one.digest === other.digest;
