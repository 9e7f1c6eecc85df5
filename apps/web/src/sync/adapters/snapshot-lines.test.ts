import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { SnapshotLine } from '@tussock/sync';
import { lineOfRows, readRecord, rowsInLine } from './snapshot-lines.ts';

async function all(lines: AsyncIterable<SnapshotLine>): Promise<readonly SnapshotLine[]> {
  const read: SnapshotLine[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

const row = (id: string, name: string) => ({ id, entity: 'paddock', version: 1, values: { name }, made: {} });
const head = { rev: 3, schema: 's', view: 'v', until: null, buckets: 2, entities: ['paddock'] };
const rows = [row('a', 'Māngere'), row('b', '🐑 flat')];
const text =
  `${JSON.stringify({ head })}\n` +
  `${JSON.stringify({ bucket: 1, rows })}\n` +
  `${JSON.stringify({ end: { rows: 2 } })}\n`;
const bytes = new TextEncoder().encode(text);

/** The bytes in pieces, cut where they were asked to be. */
const inPieces = (cuts: readonly number[]): ReadableStream<Uint8Array> => {
  const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
  const pieces = places.slice(1).map((end, at) => bytes.slice(places[at], end));
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
};

test('a record is read alike however its bytes are cut, in the middle of a letter too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }), async (cuts) => {
      const lines = await all(readRecord(inPieces(cuts)));
      expect(lines).toMatchObject([{ head }, { bucket: 1, rows }, { end: { rows: 2 } }]);
    }),
  );
});

test('what a bucket is kept as gives its rows again', async () => {
  const [, bucket] = await all(readRecord(inPieces([])));
  expect(rowsInLine((bucket as { bytes: Uint8Array }).bytes)).toEqual(rows);
  expect(rowsInLine(lineOfRows(rows))).toEqual(rows);
});

test('a record that stops being sent, its connection open, is given up after 45 seconds and its connection with it', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, 20)),
    cancel,
  });
  const reading = expect(all(readRecord(stream))).rejects.toThrow('Nothing came for too long.');
  await vi.advanceTimersByTimeAsync(44_999);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(cancel).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a record that breaks off has no end', async () => {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, bytes.length - 20));
      controller.close();
    },
  });
  const lines = await all(readRecord(stream));
  expect(lines.some((line) => 'end' in line)).toBe(false);
});
