import { expect, test } from 'vitest';
import { readShapeText } from './read-shape-text.ts';

const ONE = '000000000000f03f';
const TWO = '0000000000000040';
const point = { type: 'Point', coordinates: [1, 2] };

test.each([
  ['well-known text', 'POINT (1 2)', null],
  ['well-known text of PostGIS', 'SRID=2193;POINT(1 2)', 2193],
  ['well-known text of PostGIS that knows no system', 'SRID=0;POINT(1 2)', null],
  ['binary', `0101000000${ONE}${TWO}`, null],
  ['binary in large letters', `0101000000${ONE}${TWO}`.toUpperCase(), null],
  ['binary with the larger byte first', '00000000013ff00000000000004000000000000000', null],
  ['binary as a column of bytes is written', `\\x0101000000${ONE}${TWO}`, null],
  ['binary of PostGIS', `010100002091080000${ONE}${TWO}`, 2193],
  ['binary of PostGIS that knows no system', `010100002000000000${ONE}${TWO}`, null],
])('%s is a shape, and the system it says is told', (_what, text, system) => {
  expect(readShapeText(` ${text} `)).toEqual({ shape: point, system });
});

test.each([
  '',
  'SRID=2193;',
  'SRID=;POINT (1 2)',
  'SRID=2193 POINT (1 2)',
  `0101000000${ONE}`,
  `0101000000${ONE}${TWO}f`,
  `0201000000${ONE}${TWO}`,
  '01',
  '0109000000',
])('%j is none', (text) => {
  expect(readShapeText(text)).toBeNull();
});
