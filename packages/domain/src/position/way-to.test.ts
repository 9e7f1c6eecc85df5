import { expect, test } from 'vitest';
import type { PolygonGeometry } from '@tussock/geometry';
import { wayWords } from '../wording/position-words.ts';
import { compassPoint } from '../formats/compass.ts';
import { arrivalOnFoot, wayTo } from './way-to.ts';

const paddock: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.31, -42.8],
      [172.32, -42.8],
      [172.32, -42.79],
      [172.31, -42.79],
      [172.31, -42.8],
    ],
  ],
};

test('given a position west of a paddock, then the way leads east to its nearest border', () => {
  const way = wayTo([172.3, -42.795], paddock);
  expect(way?.metres).toBeCloseTo(818, 0);
  expect(way?.bearing).toBeCloseTo(90, 0);
  expect(way).toMatchObject({ minutesOnFoot: 13, isThere: false });
});

test('given a position within a paddock, then one is there', () => {
  expect(wayTo([172.315, -42.795], paddock)).toMatchObject({ metres: 0, isThere: true });
});

test('given a point, then the way leads to it', () => {
  const way = wayTo([172.3, -42.8], { type: 'Point', coordinates: [172.3, -42.79] });
  expect(way?.bearing).toBeCloseTo(0, 6);
  expect(way?.metres).toBeCloseTo(1111, 0);
});

test.each([
  [0, 'north'],
  [44, 'north-east'],
  [112, 'east'],
  [113, 'south-east'],
  [359, 'north'],
])('%d° is %s', (bearing, name) => {
  expect(compassPoint(bearing)).toBe(name);
});

test('a way is said with its distance, bearing and arrival on foot', () => {
  const way = { metres: 420, bearing: 42.3, minutesOnFoot: 7, isThere: false };
  const arrival = arrivalOnFoot(way, Date.parse('2026-11-28T01:00:00.000Z'));
  expect(wayWords.distance(way)).toBe('420 m north-east, 042°');
  expect(wayWords.arrival(way, new Date(arrival).toISOString())).toBe('On foot 7 min, there at 2:07 pm');
});
