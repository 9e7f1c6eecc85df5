import type { Chance } from './chance.ts';

/** Smooth noise in [-1, 1] over the plane; one unit is one lattice step. Channels are independent of each other. */
export type Noise = (x: number, y: number, channel: number) => number;

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise with a quintic fade, so that first and second slopes have no jumps at the lattice lines. */
export function createNoise(chance: Chance): Noise {
  const corner = (i: number, j: number, channel: number) => chance.fraction(i, j, channel) * 2 - 1;
  return (x, y, channel) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const easeX = ease(x - i);
    const easeY = ease(y - j);
    const southWest = corner(i, j, channel);
    const southEast = corner(i + 1, j, channel);
    const northWest = corner(i, j + 1, channel);
    const northEast = corner(i + 1, j + 1, channel);
    const south = southWest + (southEast - southWest) * easeX;
    const north = northWest + (northEast - northWest) * easeX;
    return south + (north - south) * easeY;
  };
}

/** 0 up to 0, 1 from 1 on, and level at both ends between. */
export function smoothStep(t: number): number {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}
