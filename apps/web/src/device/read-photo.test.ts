import { fileRefusals } from '@tussock/domain';
import { expect, test } from 'vitest';
import { fingerprintOf, readPhoto } from './read-photo.ts';

// Here no picture can be read at all, as in a browser that knows no HEIC.
const NOW = Date.parse('2026-11-22T01:06:00Z');
const file = (name: string, type: string, lastModified = NOW) =>
  new File(['abc'], name, { type, lastModified });

test('a photo is sent as it is, with the fingerprint of the original and when it was taken', async () => {
  const read = await readPhoto(file('IMG_1.jpg', 'image/jpeg', NOW - 60_000), NOW);
  expect(read).toMatchObject({
    ok: true,
    photo: {
      name: 'IMG_1.jpg',
      type: 'image/jpeg',
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      takenAt: '2026-11-22T01:05:00.000Z',
      isFresh: true,
    },
  });
});

test('one that was taken an hour ago was not taken here', async () => {
  const read = await readPhoto(file('IMG_1.jpg', 'image/jpeg', NOW - 3_600_000), NOW);
  expect(read).toMatchObject({ ok: true, photo: { isFresh: false } });
});

test.each([
  ['IMG_2.HEIC', ''],
  ['IMG_2.heic', 'image/heic'],
  ['plan.pdf', 'application/pdf'],
])('%s is refused in a plain sentence where it cannot be turned into a picture', async (name, type) => {
  expect(await readPhoto(file(name, type), NOW)).toEqual({ ok: false, reason: fileRefusals.imageType });
});

test('a fingerprint is that of the bytes', async () => {
  expect(await fingerprintOf(new Blob([]))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
});
