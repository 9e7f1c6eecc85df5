import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import fc from 'fast-check';
import { PbfReader } from 'pbf';
import { describe, expect, test } from 'vitest';
import { encodeTile } from './encode-tile.ts';
import type { TileFeature, TileGeometry } from './tile-feature.ts';
import { createTileProjection, tileBounds, tileOf } from './tile-space.ts';

const [z, x, y] = [12, 4008, 2587];
const [west, south, east, north] = tileBounds({ z, x, y });
const middle = [(west + east) / 2, (south + north) / 2] as const;
const box = (dx: number, dy: number) => [
  [middle[0] - dx, middle[1] - dy],
  [middle[0] + dx, middle[1] - dy],
  [middle[0] + dx, middle[1] + dy],
  [middle[0] - dx, middle[1] + dy],
  [middle[0] - dx, middle[1] - dy],
];
const encode = (geometry: TileGeometry, more: Partial<TileFeature> = {}) =>
  encodeTile({ land: [{ geometry, properties: {}, ...more }] }, z, x, y);
const decode = (bytes: Uint8Array | null): VectorTileFeature[] => {
  const layer = new VectorTile(new PbfReader(bytes ?? new Uint8Array())).layers['land'];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).filter(
    (feature) => feature !== undefined,
  );
};
const decodeOne = (bytes: Uint8Array | null) => {
  const [feature] = decode(bytes);
  if (!feature) throw new Error('The tile holds no feature.');
  return feature;
};

describe('a tile read back', () => {
  test('holds ids and properties of every kind, nulls left out', () => {
    const properties = { title: 'Tōtara', whole: 7, below: -3, half: 0.5, yes: true, nothing: null };
    const feature = decodeOne(encode({ type: 'Point', coordinates: middle }, { id: 50000001, properties }));
    expect(feature.id).toBe(50000001);
    expect(feature.properties).toEqual({ title: 'Tōtara', whole: 7, below: -3, half: 0.5, yes: true });
    expect(feature.extent).toBe(4096);
  });

  test('has its polygon where it was, within one unit', () => {
    const ring = box(0.01, 0.005);
    const read = decodeOne(encode({ type: 'MultiPolygon', coordinates: [[ring]] })).toGeoJSON(x, y, z);
    expect(read.geometry.type).toBe('Polygon');
    const unit = 360 / 2 ** z / 4096;
    const corners = read.geometry.type === 'Polygon' ? (read.geometry.coordinates[0] ?? []) : [];
    expect(corners).toHaveLength(5);
    for (const [longitude = 0, latitude = 0] of ring) {
      const nearest = Math.min(
        ...corners.map((c) => Math.hypot((c[0] ?? 0) - longitude, (c[1] ?? 0) - latitude)),
      );
      expect(nearest).toBeLessThan(unit);
    }
  });

  test.each(['as given', 'reversed'])('winds shell and hole as the format asks, rings %s', (how) => {
    const rings = [box(0.02, 0.02), box(0.005, 0.005)].map((ring) =>
      how === 'reversed' ? ring.toReversed() : ring,
    );
    const [shell = [], hole = []] = decodeOne(encode({ type: 'Polygon', coordinates: rings })).loadGeometry();
    const area = (ring: { x: number; y: number }[]) =>
      ring.slice(1).reduce((sum, to, i) => sum + (ring[i]?.x ?? 0) * to.y - to.x * (ring[i]?.y ?? 0), 0);
    expect(area(shell)).toBeGreaterThan(0);
    expect(area(hole)).toBeLessThan(0);
  });

  test('is clipped to the buffer of 64 units', () => {
    const [shell = []] = decodeOne(encode({ type: 'Polygon', coordinates: [box(1, 1)] })).loadGeometry();
    expect(new Set(shell.map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['-64 -64', '4160 -64', '4160 4160', '-64 4160']),
    );
  });

  test('breaks a line that leaves and comes back into two', () => {
    const far = east + 0.1;
    const line = [middle, [far, middle[1]], [far, middle[1] + 0.01], [middle[0], middle[1] + 0.01]];
    expect(decodeOne(encode({ type: 'LineString', coordinates: line })).loadGeometry()).toHaveLength(2);
  });
});

describe('an empty tile is null', () => {
  test.each<[string, TileGeometry]>([
    ['a point beyond the buffer', { type: 'Point', coordinates: [east + 0.01, middle[1]] }],
    ['a line that passes by a corner', { type: 'LineString', coordinates: [[west - 0.1, south], [west, south - 0.1]] }], // prettier-ignore
    ['a polygon too small to be seen', { type: 'Polygon', coordinates: [box(1e-7, 1e-7)] }],
    [
      'a polygon elsewhere',
      { type: 'Polygon', coordinates: [box(0.01, 0.01).map(([a = 0, b = 0]) => [a + 5, b])] },
    ],
  ])('%s', (_, geometry) => {
    expect(encode(geometry)).toBeNull();
  });

  test('no features at all', () => {
    expect(encodeTile({ land: [], water: [] }, z, x, y)).toBeNull();
  });
});

test('whatever is drawn, every vertex read back lies in the buffered tile', () => {
  const position = fc.tuple(
    fc.double({ min: west - 0.3, max: east + 0.3, noNaN: true }),
    fc.double({ min: south - 0.3, max: north + 0.3, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(position, { minLength: 3, maxLength: 12 }), fc.boolean(), (points, closed) => {
      const geometry: TileGeometry = closed
        ? { type: 'Polygon', coordinates: [[...points, ...points.slice(0, 1)]] }
        : { type: 'LineString', coordinates: points };
      const vertices = decode(encode(geometry)).flatMap((feature) => feature.loadGeometry().flat());
      return vertices.every((v) => v.x >= -64 && v.x <= 4160 && v.y >= -64 && v.y <= 4160);
    }),
  );
});

test('the tile of a coordinate holds it', () => {
  expect(tileOf([172.3, -42.8], 12)).toEqual({ z: 12, x: 4008, y: 2587 });
  const [px, py] = createTileProjection({ z: 12, x: 4008, y: 2587 })([172.3, -42.8]);
  expect([px > 0 && px < 4096, py > 0 && py < 4096]).toEqual([true, true]);
});
