import { expect, test } from 'vitest';
import { fromNztm, toNztm } from './transverse-mercator.ts';

test('the published NZTM test point comes out at its longitude and latitude', () => {
  const [longitude, latitude] = fromNztm([1900560.5, 5771280.5]);
  expect(longitude).toBeCloseTo(176 + 25 / 60 + 48.538 / 3600, 6);
  expect(latitude).toBeCloseTo(-(38 + 9 / 60 + 22.691 / 3600), 6);
});

test('there and back is the same place', () => {
  const [easting, northing] = toNztm(fromNztm([1540000, 5256000]));
  expect(easting).toBeCloseTo(1540000, 4);
  expect(northing).toBeCloseTo(5256000, 4);
});
