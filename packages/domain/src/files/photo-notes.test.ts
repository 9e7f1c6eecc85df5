import { expect, test } from 'vitest';
import { placeOfNotes } from './photo-notes.ts';

const signed = (latitude: number, longitude: number, letters: object = {}) => ({
  latitude,
  longitude,
  ...letters,
});

test('reads the place of a photo with both hemisphere letters', () => {
  const notes = signed(-42.80851234, 172.4335, { GPSLatitudeRef: 'S', GPSLongitudeRef: 'E' });
  expect(placeOfNotes(notes)).toEqual([172.4335, -42.808512]);
});

test('reads a latitude without a hemisphere letter as southern', () => {
  expect(placeOfNotes(signed(42.8085, 172.4335))).toEqual([172.4335, -42.8085]);
});

test.each([
  ['0/0', signed(0, 0, { GPSLatitudeRef: 'N', GPSLongitudeRef: 'E' })],
  ['0/0 without letters', signed(0, 0)],
  ['a negative degree stored as an unsigned number', signed(4_294_967_254.8085, 172.4335)],
  ['a northern letter', signed(42.8085, 172.4335, { GPSLatitudeRef: 'N', GPSLongitudeRef: 'E' })],
  ['a place abroad', signed(-33.8, 151.2, { GPSLatitudeRef: 'S', GPSLongitudeRef: 'E' })],
  ['no place', {}],
  ['no notes', undefined],
])('finds no place in a photo with %s', (_what, notes) => {
  expect(placeOfNotes(notes)).toBeNull();
});
