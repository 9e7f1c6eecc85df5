import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../shape/geometry.ts';
import { checkGeometry, type ShapeName } from './check-geometry.ts';
import { MAXIMUM_VERTICES } from './geometry-reasons.ts';

const all: readonly ShapeName[] = ['point', 'line', 'polygon'];
const at = (x: number, y: number): Position => [175 + x / 1000, -40 + y / 1000];
const square = [at(0, 0), at(4, 0), at(4, 4), at(0, 4), at(0, 0)];
const polygon = (...coordinates: readonly (readonly unknown[])[]) => ({ type: 'Polygon', coordinates });

function reasonsOf(value: unknown, allowed: readonly ShapeName[] = all): readonly string[] {
  const checked = checkGeometry(value, allowed);
  return checked.ok ? [] : checked.reasons.map(({ reason }) => reason);
}

describe('what is taken', () => {
  test('the three shapes and their multiples come back as they were', () => {
    for (const geometry of [
      { type: 'Point', coordinates: at(1, 1) },
      { type: 'LineString', coordinates: square },
      { type: 'MultiLineString', coordinates: [square, [at(5, 5), at(6, 6)]] },
      polygon(square, [at(1, 1), at(1, 2), at(2, 2), at(1, 1)]),
      { type: 'MultiPolygon', coordinates: [[square], [[at(5, 5), at(6, 5), at(6, 6), at(5, 5)]]] },
    ])
      expect(checkGeometry(geometry, all)).toEqual({ ok: true, geometry });
  });

  test('open rings are closed, repeated corners, heights and other members left out', () => {
    const drawn = {
      ...polygon([[...at(0, 0), 12], at(4, 0), at(4, 0), at(4, 4), at(0, 4)]),
      crs: 'x',
      bbox: [],
    };
    expect(checkGeometry(drawn, ['polygon'])).toEqual({ ok: true, geometry: polygon(square) });
  });

  test('an area or a line of one part is told from those of several, as files of GeoPackage and the land survey do not', () => {
    const area = { type: 'MultiPolygon', coordinates: [[square]] };
    const line = { type: 'MultiLineString', coordinates: [[at(5, 5), at(6, 6)]] };
    expect([area, line].map((shape) => checkGeometry(shape, all))).toEqual([
      { ok: true, geometry: polygon(square) },
      { ok: true, geometry: { type: 'LineString', coordinates: [at(5, 5), at(6, 6)] } },
    ]);
  });

  test('Chatham Islands longitudes of 182…185 are brought to −178…−175', () => {
    const checked = checkGeometry({ type: 'Point', coordinates: [183.5, -44] }, ['point']);
    expect(checked).toEqual({ ok: true, geometry: { type: 'Point', coordinates: [-176.5, -44] } });
  });

  test('a fence line may cross itself', () => {
    expect(reasonsOf({ type: 'LineString', coordinates: [at(0, 0), at(2, 2), at(2, 0), at(0, 2)] })).toEqual(
      [],
    );
  });
});

describe('what is refused, and why', () => {
  const tower = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
  const circle = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      at(2 * Math.cos((i / count) * 6.283), 2 * Math.sin((i / count) * 6.283)),
    );

  test.each([
    { name: 'null', value: null, reason: 'notAGeometry' },
    { name: 'a text', value: 'Polygon', reason: 'notAGeometry' },
    { name: 'a feature', value: { type: 'Feature', geometry: polygon(square) }, reason: 'notAGeometry' },
    {
      name: 'a name from the prototype',
      value: { type: 'constructor', coordinates: [] },
      reason: 'notAGeometry',
    },
    { name: 'no coordinates', value: { type: 'Polygon' }, reason: 'notAGeometry' },
    { name: 'an empty polygon', value: polygon(), reason: 'notAGeometry' },
    {
      name: 'a polygon without rings',
      value: { type: 'MultiPolygon', coordinates: [[]] },
      reason: 'notAGeometry',
    },
    {
      name: 'rings that are too shallow',
      value: { type: 'Polygon', coordinates: square },
      reason: 'notAGeometry',
    },
    { name: 'rings that are too deep', value: polygon([[square]]), reason: 'notFinite' },
    {
      name: 'a tower of brackets',
      value: { type: 'MultiPolygon', coordinates: tower },
      reason: 'notFinite',
    },
    {
      name: 'a place that is a number',
      value: { type: 'LineString', coordinates: [1, 2] },
      reason: 'notAGeometry',
    },
    { name: 'texts for numbers', value: { type: 'Point', coordinates: ['175', '-40'] }, reason: 'notFinite' },
    { name: 'not a number', value: { type: 'Point', coordinates: [Number.NaN, -40] }, reason: 'notFinite' },
    { name: 'infinity', value: { type: 'Point', coordinates: [175, -Infinity] }, reason: 'notFinite' },
    { name: 'one number', value: { type: 'Point', coordinates: [175] }, reason: 'notFinite' },
    { name: 'Sydney', value: { type: 'Point', coordinates: [151.2, -33.9] }, reason: 'outsideNewZealand' },
    {
      name: 'latitude first',
      value: { type: 'Point', coordinates: [-40, 175] },
      reason: 'outsideNewZealand',
    },
    {
      name: 'a line of one place',
      value: { type: 'LineString', coordinates: [at(0, 0), at(0, 0)] },
      reason: 'tooFewPositions',
    },
    {
      name: 'an area of two corners',
      value: polygon([at(0, 0), at(1, 1), at(0, 0)]),
      reason: 'tooFewPositions',
    },
    {
      name: 'a straight area',
      value: polygon([at(0, 0), at(1, 1), at(2, 2), at(0, 0)]),
      reason: 'emptyArea',
    },
    {
      name: 'a grain of sand',
      value: polygon([at(0, 0), at(0.001, 0), at(0, 0.001), at(0, 0)]),
      reason: 'emptyArea',
    },
    {
      name: 'a bow tie',
      value: polygon([at(0, 0), at(4, 4), at(4, 0), at(0, 4), at(0, 0)]),
      reason: 'selfCrossing',
    },
    {
      name: 'a spike',
      value: polygon([at(0, 0), at(4, 0), at(8, 0), at(4, 0), at(4, 4), at(0, 0)]),
      reason: 'selfCrossing',
    },
    {
      name: 'a ring that touches itself',
      value: polygon([at(0, 0), at(4, 0), at(2, 2), at(4, 4), at(0, 4), at(2, 2), at(0, 0)]),
      reason: 'selfCrossing',
    },
    {
      name: 'a hole outside',
      value: polygon(square, [at(5, 5), at(6, 5), at(6, 6), at(5, 5)]),
      reason: 'selfCrossing',
    },
    {
      name: 'a hole across the border',
      value: polygon(square, [at(3, 1), at(6, 1), at(6, 2), at(3, 1)]),
      reason: 'selfCrossing',
    },
    {
      name: 'a hole that cuts the area in two',
      value: polygon(square, [at(0, 2), at(2, 3), at(4, 2), at(2, 1), at(0, 2)]),
      reason: 'selfCrossing',
    },
    {
      name: 'a part within a part',
      value: { type: 'MultiPolygon', coordinates: [[square], [[at(1, 1), at(2, 1), at(2, 2), at(1, 1)]]] },
      reason: 'selfCrossing',
    },
    {
      name: 'parts side by side',
      value: {
        type: 'MultiPolygon',
        coordinates: [[square], [[at(4, 0), at(8, 0), at(8, 4), at(4, 4), at(4, 0)]]],
      },
      reason: 'selfCrossing',
    },
    {
      name: 'a line from East Cape to the Chathams',
      value: {
        type: 'LineString',
        coordinates: [
          [178.5, -38],
          [-176.5, -44],
        ],
      },
      reason: 'crossesAntimeridian',
    },
    { name: 'too many corners', value: polygon(circle(MAXIMUM_VERTICES + 1)), reason: 'tooManyVertices' },
  ])('$name: $reason', ({ value, reason }) => {
    expect(reasonsOf(value)).toEqual([reason]);
  });

  test('a spiral that came open is told that closing it would cross it, and where', () => {
    const spiral = [at(0, 0), at(4, 0), at(4, 4), at(-2, 4), at(-2, -2), at(6, -2), at(6, 2)];
    const checked = checkGeometry(polygon(spiral), ['polygon']);
    expect(
      checked.ok ? [] : checked.reasons.map(({ reason, at: [x] = [0] }) => [reason, x.toFixed(6)]),
    ).toEqual([['ringNotClosed', '175.004000']]);
    expect(reasonsOf(polygon([...spiral, at(0, 0)]))).toEqual(['selfCrossing']);
  });

  test.each([
    {
      name: 'ten thousand slanting teeth side by side',
      outline: [
        ...Array.from({ length: 10_000 }, (_, i) => at((i % 2) * 100 + i / 1000, (i % 2) * 100)),
        at(200, 200),
        at(0, 200),
        at(-100, 0),
      ],
    },
    {
      name: 'a jagged outline of 9,900 corners',
      outline: Array.from({ length: 9900 }, (_, i) => {
        const reach = 60 + ((i * 7919) % 9900) / 250;
        return at(reach * Math.cos((i / 9900) * 2 * Math.PI), reach * Math.sin((i / 9900) * 2 * Math.PI));
      }),
    },
  ])('accepts $name, which cross nowhere', ({ outline }) => {
    expect(reasonsOf(polygon(outline))).toEqual([]);
  });

  test('accepts two thousand parts, each in the hole of the one around it', () => {
    const squareOf = (reach: number) =>
      [at(-reach, -reach), at(reach, -reach), at(reach, reach), at(-reach, reach), at(-reach, -reach)]; // prettier-ignore
    const coordinates = Array.from({ length: 2000 }, (_, i) => [squareOf(100 - i / 25), squareOf(100 - i / 25 - 0.02)]); // prettier-ignore
    expect(reasonsOf({ type: 'MultiPolygon', coordinates })).toEqual([]);
  });

  test('gives up on thousands of parts that meet in one place', () => {
    const corner = (turn: number) => at(100 * Math.cos(turn), 100 * Math.sin(turn));
    const coordinates = Array.from({ length: 4000 }, (_, i) => [
      [at(0, 0), corner(i / 700), corner((i + 0.5) / 700), at(0, 0)],
    ]);
    expect(reasonsOf({ type: 'MultiPolygon', coordinates })).toEqual(['tooIntricate']);
  });

  test('a million empty rings are refused as too many corners', () => {
    const coordinates = Array.from({ length: 1_000_000 }, () => []);
    expect(reasonsOf({ type: 'Polygon', coordinates })).toEqual(['tooManyVertices']);
  });

  test('a shape of the wrong kind is named by what is wanted', () => {
    const checked = checkGeometry({ type: 'Point', coordinates: at(0, 0) }, ['line', 'polygon']);
    expect(checked).toEqual({
      ok: false,
      reasons: [{ reason: 'wrongShape', message: 'This needs a line or an area, not a point.' }],
    });
  });

  test('a crossing is said and shown where it is', () => {
    const checked = checkGeometry(polygon([at(0, 0), at(4, 4), at(4, 0), at(0, 4), at(0, 0)]), ['polygon']);
    expect(checked.ok).toBe(false);
    if (checked.ok) return;
    const [fault] = checked.reasons;
    expect(fault?.message).toBe('This outline crosses or touches itself, near 39.99800° S, 175.00200° E.');
    expect(fault?.at?.[0]).toBeCloseTo(175.002, 9);
    expect(fault?.at?.[1]).toBeCloseTo(-39.998, 9);
  });

  test('several faults of place are told together', () => {
    const line = { type: 'LineString', coordinates: [[178.5, -38], [-176.5, -44], [-170, 10]] }; // prettier-ignore
    expect(reasonsOf(line)).toEqual(['outsideNewZealand', 'crossesAntimeridian']);
  });
});

describe('hostile input', () => {
  test('nothing that JSON can say makes it throw', () => {
    const types = fc.constantFrom(
      'Point',
      'LineString',
      'MultiLineString',
      'Polygon',
      'MultiPolygon',
      'GeometryCollection',
    );
    const place = fc.oneof(
      fc.tuple(fc.double({ min: 160, max: 185 }), fc.double({ min: -50, max: -30 })),
      fc.jsonValue(),
    );
    const rings = fc.array(fc.oneof({ weight: 4, arbitrary: fc.array(place, { maxLength: 8 }) }, { weight: 1, arbitrary: fc.jsonValue() }), { maxLength: 4 }); // prettier-ignore
    const coordinates = fc.oneof(
      place,
      fc.array(place),
      rings,
      fc.array(rings, { maxLength: 3 }),
      fc.jsonValue(),
    );
    const anything = fc.oneof(fc.record({ type: types, coordinates }), fc.jsonValue());
    fc.assert(
      fc.property(anything, (value) => {
        const checked = checkGeometry(value, all);
        expect(checked.ok || checked.reasons.length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
