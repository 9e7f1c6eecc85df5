import { expect, test } from 'vitest';
import { MOST_SERIES, seriesLook } from './series-looks.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const [x, y, z] = matrix.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [x ?? 0, y ?? 0, z ?? 0];
};

/** Machado, Oliveira and Fernandes (2009), A Physiologically-based Model for Simulation of Color Vision Deficiency, severity 1.0, of linear RGB. */
const visions = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** IEC 61966-2-1. */
const linear = (hex: string): Triple => {
  const [r, g, b] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r ?? 0, g ?? 0, b ?? 0];
};

const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const cube = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
/** CIE L*a*b* under D65. */
const lab = (rgb: Triple): Triple => {
  const [x, y, z] = times(XYZ, rgb);
  const [fx, fy, fz] = [cube(Math.max(x, 0) / 0.95047), cube(Math.max(y, 0)), cube(Math.max(z, 0) / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
};
const seenBy = (vision: Matrix, hex: string): Triple => lab(times(vision, linear(hex)));
const apart = (one: Triple, other: Triple): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const looks = Array.from({ length: MOST_SERIES }, (_, at) => seriesLook(at));
const neighbours = looks.slice(1).map((look, at) => [looks[at]?.colour ?? '', look.colour] as const);
const pairs = looks.flatMap((one, at) => looks.slice(at + 1).map((other) => [one, other] as const));

test.each(Object.entries(visions))('series beside each other are told apart with %s', (_, vision) => {
  const distances = neighbours.map(([one, other]) => apart(seenBy(vision, one), seenBy(vision, other)));
  // A difference of 2.3 is just noticed; areas that touch want ten times as much.
  expect(Math.min(...distances)).toBeGreaterThan(23);
});

test('series beside each other are told apart in grey', () => {
  const light = (hex: string): number => lab(linear(hex))[0];
  const distances = neighbours.map(([one, other]) => Math.abs(light(one) - light(other)));
  expect(Math.min(...distances)).toBeGreaterThan(20);
});

test.each(Object.entries(visions))('no two series look alike with %s', (_, vision) => {
  const distances = pairs.map(([one, other]) =>
    apart(seenBy(vision, one.colour), seenBy(vision, other.colour)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(10);
});

test('every series has dashes of its own', () => {
  expect(new Set(looks.map(({ dash }) => dash.join(' '))).size).toBe(MOST_SERIES);
});
