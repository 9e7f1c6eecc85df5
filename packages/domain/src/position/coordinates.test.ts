import { expect, test } from 'vitest';
import { distanceMetres, type Position } from '@tussock/geometry';
import { readCoordinates, sayGrid, sayLatLong } from './coordinates.ts';

/** Example of LINZ: 176.4301494° E 38.1563031° S is 1900560.5 E 5771280.5 N. */
const place: Position = [176.43015, -38.1563];

test.each([
  '-38.15630, 176.43015',
  '176.43015 -38.15630',
  '38.1563 176.43015',
  '38.1563°S 176.43015°E',
  'E 176.43015, S 38.1563',
  '176.43015E;38.1563S',
  '1900560.5 5771280.5',
  '5771280.5, 1900560.5',
  '1,900,560.5 5,771,280.5',
  'E1900560 N5771280',
  'NZTM2000 5771280mN 1900560mE',
  '  1900560,5771280 ',
  sayGrid(place),
  sayLatLong(place),
])('%s is read as the same place', (text) => {
  const read = readCoordinates(text);
  const at = read.ok ? read.at : ([0, 0] as const);
  expect(distanceMetres(place, [at[0], at[1]])).toBeLessThan(1.5);
});

test('the form in which a place was given is noticed', () => {
  expect(readCoordinates('-38.1563 176.43')).toMatchObject({ form: 'latLong' });
  expect(readCoordinates('1900560 5771280')).toMatchObject({ form: 'grid' });
});

test.each(['-43.95, -176.55', '183.45 43.95 S'])('%s lies on the Chatham Islands', (text) => {
  const read = readCoordinates(text);
  expect(read).toMatchObject({ ok: true, form: 'latLong' });
  expect(read.ok && read.at[0]).toBeCloseTo(-176.55, 6);
});

test.each(['W 176.55, S 43.95', 'S43.95, W176.55', '43.95 S, 176.55 W'])(
  '%s lies where its letters say',
  (text) => {
    expect(readCoordinates(text)).toEqual({ ok: true, at: [-176.55, -43.95], form: 'latLong' });
  },
);

test.each([sayGrid([-176.55, -43.95]), '3495986 5131732', '5131732 3495986', 'N 5,131,732 E 3,495,986'])(
  '%s is read on the grid of the Chatham Islands',
  (text) => {
    const read = readCoordinates(text);
    expect(read).toMatchObject({ ok: true, form: 'grid' });
    expect(read.ok && distanceMetres([-176.55, -43.95], [read.at[0], read.at[1]])).toBeLessThan(1.5);
  },
);

test.each([
  ['', 'notTwoFigures'],
  ['Kaimai', 'notTwoFigures'],
  ['-38.1', 'notTwoFigures'],
  ['1 2 3', 'notTwoFigures'],
  ['51.5, -0.12', 'outsideNewZealand'],
  ['38.1563 N, 176.43 E', 'outsideNewZealand'],
  ['1900560 7771280', 'outsideNewZealand'],
])('"%s" leads nowhere, and it is said why', (text, reason) => {
  expect(readCoordinates(text)).toEqual({ ok: false, reason });
});

test('a place is said in degrees and on the grid of its islands', () => {
  expect(sayLatLong(place)).toBe('38.15630° S, 176.43015° E');
  expect(sayGrid(place)).toBe('E 1,900,561 N 5,771,281 (NZTM2000)');
  expect(sayGrid([-176.55, -43.95])).toContain('CITM2000');
});
