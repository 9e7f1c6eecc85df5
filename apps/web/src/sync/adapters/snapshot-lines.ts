import type { RecordHead } from '@tussock/contract';
import type { RecordRow } from '@tussock/contract';
import type { SnapshotLine } from '@tussock/sync';

const NEWLINE = 10;
const decoder = new TextDecoder();

/** A record that sends nothing for so long is not being sent any more, in milliseconds. */
const LONGEST_SILENCE_MS = 45_000;

/** What is waited for, unless nothing comes of it. @throws where it takes too long */
export async function withoutSilence<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilenceError()), LONGEST_SILENCE_MS);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}

/** The other side is there and says nothing. */
class SilenceError extends Error {
  override name = 'SilenceError';
  constructor() {
    super('Nothing came for too long.');
  }
}

/** Lines of a stream of bytes, each without its end, as they come. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let kept: Uint8Array[] = [];
  try {
    for (;;) {
      const { done, value } = await withoutSilence(reader.read());
      if (done) return;
      let from = 0;
      for (let at = value.indexOf(NEWLINE); at >= 0; at = value.indexOf(NEWLINE, from)) {
        yield joined([...kept, value.subarray(from, at)]);
        kept = [];
        from = at + 1;
      }
      // A copy: the stream may use its memory again.
      if (from < value.length) kept.push(value.slice(from));
    }
  } finally {
    // Whoever stops listening ends the sending too.
    void reader.cancel().catch(() => undefined);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

interface Line {
  readonly head?: RecordHead;
  readonly bucket?: number;
  readonly rows?: readonly RecordRow[];
  readonly end?: { readonly rows: number };
}

/** The rows of a bucket, from its line. */
export const rowsInLine = (bytes: Uint8Array): readonly RecordRow[] =>
  // A line of our own server, kept as it came.
  (JSON.parse(decoder.decode(bytes)) as Line).rows ?? [];

const encoder = new TextEncoder();

/** The line of a bucket, from its rows. */
export const lineOfRows = (rows: readonly RecordRow[]): Uint8Array =>
  encoder.encode(JSON.stringify({ rows }));

/** A record that is sent whole, line by line; each bucket with the bytes it came as. */
export async function* readRecord(stream: ReadableStream<Uint8Array>): AsyncGenerator<SnapshotLine> {
  for await (const bytes of linesOf(stream)) {
    if (bytes.length === 0) continue;
    const line = JSON.parse(decoder.decode(bytes)) as Line; // of our own server
    if (line.head) yield { head: line.head };
    else if (line.end) yield { end: line.end };
    else yield { bucket: line.bucket ?? 0, bytes, rows: line.rows ?? [] };
  }
}
