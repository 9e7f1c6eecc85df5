import { expect, test } from 'vitest';
import type { Geometry } from './geometry.ts';
import { meetsBox } from './meets-box.ts';

const box = [172, -44, 173, -43] as const;
const ring = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const;
const triangle = [
  [171, -45],
  [174, -45],
  [171, -42],
  [171, -45],
] as const;

const shapes: readonly (readonly [string, boolean, Geometry])[] = [
  ['a point inside', true, { type: 'Point', coordinates: [172.5, -43.5] }],
  ['a point on its corner', true, { type: 'Point', coordinates: [172, -44] }],
  ['a point beside it', false, { type: 'Point', coordinates: [173.1, -43.5] }],
  [
    'a line through it without a vertex inside',
    true,
    {
      type: 'LineString',
      coordinates: [
        [171, -43.5],
        [174, -43.4],
      ],
    },
  ],
  [
    'a line around its corner',
    false,
    {
      type: 'LineString',
      coordinates: [
        [172.5, -42.1],
        [174, -43.5],
      ],
    },
  ],
  ['an area around it', true, { type: 'Polygon', coordinates: [ring(170, -46, 175, -41)] }],
  ['an area inside', true, { type: 'Polygon', coordinates: [ring(172.2, -43.8, 172.8, -43.2)] }],
  [
    'the hole of an area',
    false,
    { type: 'Polygon', coordinates: [ring(170, -46, 175, -41), ring(171, -45, 174, -42)] },
  ],
  [
    'an area that only its bounding box meets',
    false,
    {
      type: 'Polygon',
      coordinates: [
        [
          [170, -45],
          [171.9, -45],
          [170, -41],
          [170, -45],
        ],
      ],
    },
  ],
  ['an area with a slanting edge through it', true, { type: 'Polygon', coordinates: [triangle] }],
  [
    'the second piece of an area',
    true,
    { type: 'MultiPolygon', coordinates: [[ring(160, -46, 161, -45)], [ring(172.9, -43.1, 175, -42)]] },
  ],
  [
    'a second line',
    true,
    {
      type: 'MultiLineString',
      coordinates: [
        [
          [160, -46],
          [161, -45],
        ],
        [
          [172.5, -43.5],
          [180, -43],
        ],
      ],
    },
  ],
];

test.each(shapes)('%s: %s', (_what, isMet, shape) => {
  expect(meetsBox(shape, box)).toBe(isMet);
});
