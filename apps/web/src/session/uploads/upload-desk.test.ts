import { fileRefusals, refusals } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { FileToSend } from './send-plan-file.ts';
import { UploadDesk, type UploadMeans } from './upload-desk.ts';

const TYPE = 'application/pdf';
const wish = { planId: 'plan', folder: 'Consents' };
const pdf = (name: string, size = 9): File =>
  Object.defineProperty(new File(['x'], name, { type: TYPE }), 'size', { value: size });

interface Sending {
  readonly file: FileToSend;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
  readonly arrive: () => void;
  readonly fail: (error: unknown) => void;
}

let sent: Sending[];
let kept: Map<string, FileToSend>;
let lineIsBack: () => void;
let desk: UploadDesk;
beforeEach(() => {
  sent = [];
  kept = new Map();
  const means: UploadMeans = {
    send: (file, options) =>
      new Promise((resolve, reject) =>
        sent.push({ file, ...options, arrive: () => resolve({} as never), fail: reject }),
      ),
    keep: async (file) => kept.set(file.uploadId, file),
    drop: async (id) => kept.delete(id),
    whenLineMayBe: (retry) => (lineIsBack = retry),
    later: () => undefined,
  };
  desk = new UploadDesk(means);
});
const lines = () => desk.store.getState().uploads.map(({ name, state }) => `${name} ${state}`);

test('files are sent two at a time, each with how far it is, and kept until they arrived', async () => {
  desk.add([pdf('a'), pdf('b'), pdf('c')], wish);
  expect(lines()).toEqual(['a sending', 'b sending', 'c waiting']);
  expect([sent[0]?.file.folder, kept.size]).toEqual(['Consents', 3]);
  sent[0]?.onSent(4);
  expect(desk.store.getState().uploads[0]?.sent).toBe(4);
  sent[0]?.arrive();
  await vi.waitFor(() => expect(lines()).toEqual(['a arrived', 'b sending', 'c sending']));
  expect(kept.size).toBe(2);
});

test('[ERR-413] what is too large, empty or of no known sort says so at once, and nothing is sent', () => {
  desk.add([pdf('big', 2_000_000_000), pdf('none', 0), new File(['MZ'], 'x.exe')], wish);
  expect(desk.store.getState().uploads.map(({ message }) => message)).toEqual([
    refusals.tooLarge,
    fileRefusals.empty,
    fileRefusals.documentType,
  ]);
  expect([sent.length, kept.size]).toEqual([0, 0]);
});

test('without a line a file waits and goes on by itself, under the same id', async () => {
  desk.add([pdf('a')], wish);
  sent[0]?.fail(new TypeError('no line'));
  await vi.waitFor(() => expect(lines()).toEqual(['a noLine']));
  lineIsBack();
  expect(lines()).toEqual(['a sending']);
  expect(sent[1]?.file.uploadId).toBe(sent[0]?.file.uploadId);
});

test('what the server refuses says why, and is not kept', async () => {
  desk.add([pdf('a')], wish);
  sent[0]?.fail(new ApiError(fileRefusals.notPdf, 400));
  await vi.waitFor(() => expect(lines()).toEqual(['a refused']));
  expect(desk.store.getState().uploads[0]?.message).toBe(fileRefusals.notPdf);
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

test('a file that is stopped is broken off, and the next takes its turn', async () => {
  desk.add([pdf('a'), pdf('b'), pdf('c')], wish);
  desk.dismiss(sent[0]?.file.uploadId ?? '');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.fail(new ApiError('aborted', 0));
  await vi.waitFor(() => expect(lines()).toEqual(['b sending', 'c sending']));
});

test('what was on its way when the page was left goes on, once', () => {
  desk.add([pdf('a')], wish);
  const [file] = [...kept.values()];
  const other = { ...file, uploadId: 'other', name: 'other' } as FileToSend;
  desk.resume([...kept.values(), other]);
  expect(lines()).toEqual(['a sending', 'other sending']);
});
