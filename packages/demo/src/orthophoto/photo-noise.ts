/** Lattice of chances, the same on every run. */
const SIDE = 256;
let seed = 77;
const lattice = Float32Array.from({ length: SIDE * SIDE }, () => {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 2 ** 32;
});

const corner = (i: number, j: number): number => lattice[(i & 255) + (j & 255) * SIDE] ?? 0;

/** Chance from 0 to 1 of a whole place, the same for the same place. */
export const chanceAt = (i: number, j: number): number => corner(i * 73 + (j >> 3), j * 151 + (i >> 5));

/** Smooth noise from 0 to 1; one unit is one step of the lattice. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const north = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
  return north * (1 - v) + (corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u) * v;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** From 0 to 1 as a value goes from one edge to the other. */
export function between(from: number, to: number, value: number): number {
  return ease(clamp((value - from) / (to - from)));
}
