type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Usual vision, and what people without green or red cones see (Machado, Oliveira and Fernandes 2009, severity 1). */
const matrices = {
  'usual vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Vision = keyof typeof matrices;
export const visions = Object.keys(matrices) as readonly Vision[]; // its own keys

const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

function linearOf(hex: string): Triple {
  const at = (from: number): number => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

const times = (matrix: Matrix, [r, g, b]: Triple): Triple => {
  const row = ([x, y, z]: Triple): number => x * r + y * g + z * b;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** OKLab (Björn Ottosson 2020): from linear sRGB to cones, and from their cube roots to lightness and two hues. */
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function labSeen(hex: string, vision: Vision): Triple {
  const [r, g, b] = times(matrices[vision], linearOf(hex));
  const clamp = (share: number): number => Math.min(1, Math.max(0, share));
  const [long, medium, short] = times(TO_CONES, [clamp(r), clamp(g), clamp(b)]);
  return times(TO_LAB, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
}

/** Distance of two colours as they are seen, in OKLab, where black and white are 1 apart. */
export function distanceSeen(one: string, other: string, vision: Vision): number {
  const [from, to] = [labSeen(one, vision), labSeen(other, vision)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

/** Contrast of two colours by WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = linearOf(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [darker, lighter] = [light(one), light(other)].toSorted((a, b) => a - b) as [number, number]; // of two
  return lighter / darker;
}
