import { expect, test } from 'vitest';
import { measureShape } from './measure-shape.ts';

test('an area is measured to the hundredth of a hectare, a line to the tenth of a metre, a point not at all', () => {
  const [west, east, north, south] = [172, 172.01, -43, -43.01];
  const ring = [
    [west, north],
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as [number, number][];
  // 815.34 m by 1,110.93 m on GRS 80.
  expect(measureShape({ type: 'Polygon', coordinates: [ring] })).toMatchObject({
    areaHectares: 90.58,
    lengthMetres: null,
  });
  expect(
    measureShape({
      type: 'LineString',
      coordinates: [
        [172, -43],
        [172, -43.01],
      ],
    }),
  ).toMatchObject({ areaHectares: null, lengthMetres: 1110.9 });
  expect(measureShape({ type: 'Point', coordinates: [172, -43] })).toEqual({
    areaM2: null,
    areaHectares: null,
    lengthMetres: null,
  });
});
