import { fileRefusals, LARGEST_UPLOAD, refusals } from '@tussock/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fingerprintOf } from './fingerprint-of.ts';
import { readPaper } from './read-paper.ts';
import { readPhoto } from './read-photo.ts';
import { notedPhoto } from './testing/noted-photo.ts';

// Here no picture can be read at all, as in a browser that knows no HEIC.
const NOW = Date.parse('2026-11-22T01:06:00Z');
const file = (name: string, type: string, lastModified = NOW) =>
  new File(['abc'], name, { type, lastModified });

test('a photo is sent as it is, with the fingerprint of the original and when it was taken', async () => {
  const read = await readPhoto(file('IMG_1.jpg', 'image/jpeg', NOW - 60_000), 'camera', NOW);
  expect(read).toMatchObject({
    ok: true,
    file: {
      purpose: 'photo',
      name: 'IMG_1.jpg',
      type: 'image/jpeg',
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      takenAt: '2026-11-22T01:05:00.000Z',
      isFresh: true,
    },
  });
});

test('one that was taken an hour ago was not taken here', async () => {
  const read = await readPhoto(file('IMG_1.jpg', 'image/jpeg', NOW - 3_600_000), 'camera', NOW);
  expect(read).toMatchObject({ ok: true, file: { isFresh: false, takenAt: undefined } });
});

test('one out of a gallery was taken some other day, however new the copy of it is', async () => {
  const read = await readPhoto(file('IMG_1.jpg', 'image/jpeg', NOW - 1000), 'files', NOW);
  expect(read).toMatchObject({ ok: true, file: { isFresh: false, takenAt: undefined, place: undefined } });
});

test('what the camera wrote into a photo of where and when it was taken is read from it', async () => {
  const said = { takenAt: '2026-11-02T03:04:05.000Z', place: [172.25, -43.5], isFresh: false };
  expect(await readPhoto(notedPhoto('IMG_6.jpg', 'image/jpeg', NOW), 'files', NOW)).toMatchObject({
    file: said,
  });
  // And its own word counts for more than the button that was pressed.
  expect(await readPhoto(notedPhoto('IMG_6.jpg', 'image/jpeg', NOW), 'camera', NOW)).toMatchObject({
    file: said,
  });
});

test('a paper is sent as it is; its type is that of its name where the browser knows none', async () => {
  expect(await readPaper(file('invoice.pdf', 'application/pdf'))).toMatchObject({
    ok: true,
    file: { purpose: 'document', name: 'invoice.pdf', type: 'application/pdf', takenAt: undefined },
  });
  expect(await readPaper(file('quote.odt', ''))).toMatchObject({
    file: { type: 'application/vnd.oasis.opendocument.text' },
  });
  expect(await readPaper(file('run.exe', 'application/x-msdownload'))).toEqual({
    ok: false,
    reason: fileRefusals.documentType,
  });
});

test.each([
  ['IMG_2.HEIC', ''],
  ['IMG_2.heic', 'image/heic'],
  ['plan.pdf', 'application/pdf'],
])('%s is refused in a plain sentence where it cannot be turned into a picture', async (name, type) => {
  expect(await readPhoto(file(name, type), 'files', NOW)).toEqual({
    ok: false,
    reason: fileRefusals.imageType,
  });
});

test('a fingerprint is that of the bytes', async () => {
  expect(await fingerprintOf(new Blob([]))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
});

const heavy = (name: string, type: string): File =>
  Object.defineProperty(file(name, type, NOW - 3_600_000), 'size', { value: LARGEST_UPLOAD.photo + 1 });

test('[ERR-413] a photo above 25 MB that cannot be made smaller here says that it is too large', async () => {
  expect(await readPhoto(heavy('IMG_3.jpg', 'image/jpeg'), 'files', NOW)).toEqual({
    ok: false,
    reason: refusals.tooLarge,
  });
});

describe('in a browser that reads pictures', () => {
  const drawn = { drawImage: vi.fn() };
  const made: { width: number; height: number }[] = [];
  class Canvas {
    constructor(width: number, height: number) {
      made.push({ width, height });
    }
    getContext = () => drawn;
    convertToBlob = ({ type }: { type: string }) => Promise.resolve(new Blob(['smaller'], { type }));
  }
  const withPictures = (): void => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.resolve({ width: 8000, height: 6000, close: () => undefined }),
    );
    vi.stubGlobal('OffscreenCanvas', Canvas);
  };
  afterEach(() => vi.unstubAllGlobals());

  test('a photo above 25 MB is made smaller, and keeps the fingerprint of the original', async () => {
    withPictures();
    const read = await readPhoto(heavy('IMG_4.jpg', 'image/jpeg'), 'files', NOW);
    expect(read).toMatchObject({
      ok: true,
      file: {
        name: 'IMG_4.jpg',
        sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
    });
    expect(read.ok && (await read.file.blob.text())).toBe('smaller');
    expect(made.at(-1)).toEqual({ width: 2400, height: 1800 });
  });

  test('a photo in HEIC becomes a JPEG, and keeps where and when it was taken', async () => {
    withPictures();
    expect(await readPhoto(notedPhoto('IMG_5.HEIC', 'image/heic', NOW), 'files', NOW)).toMatchObject({
      ok: true,
      file: {
        name: 'IMG_5.jpg',
        type: 'image/jpeg',
        place: [172.25, -43.5],
        takenAt: '2026-11-02T03:04:05.000Z',
      },
    });
  });
});
