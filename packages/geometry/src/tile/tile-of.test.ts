import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOfTile, tileOf } from './tile-of.ts';
import { evenlyBetween } from '../testing/evenly-between.ts';

test('[CALC-4] the Beehive in Wellington lies in tile 12/4036/2564', () => {
  expect(tileOf([174.7767, -41.2784], 12)).toEqual({ zoom: 12, x: 4036, y: 2564 });
});

test('[CALC-4] every position lies in the box of its tile', () => {
  fc.assert(
    fc.property(
      evenlyBetween(-180, 179.999),
      evenlyBetween(-85, 85),
      fc.integer({ min: 0, max: 22 }),
      (longitude, latitude, zoom) => {
        const tile = tileOf([longitude, latitude], zoom);
        const [west, south, east, north] = boundsOfTile(tile.zoom, tile.x, tile.y);
        expect(longitude).toBeGreaterThanOrEqual(west - 1e-9);
        expect(longitude).toBeLessThanOrEqual(east + 1e-9);
        expect(latitude).toBeGreaterThanOrEqual(south - 1e-9);
        expect(latitude).toBeLessThanOrEqual(north + 1e-9);
      },
    ),
  );
});

test('the poles and both ways of counting longitudes have a tile', () => {
  expect(tileOf([180, -90], 3)).toEqual({ zoom: 3, x: 7, y: 7 });
  expect(tileOf([183.5, -44], 12)).toEqual(tileOf([-176.5, -44], 12));
  expect(boundsOfTile(0, 0, 0)[3]).toBeCloseTo(85.0511287798, 9);
});
