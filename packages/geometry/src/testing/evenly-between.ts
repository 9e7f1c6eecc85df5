import fc from 'fast-check';

const STEPS = 1_000_000;

/**
 * Numbers of a range, each part of it as often as any other. `fc.double` draws the bits of a number, of which half lie below one: of a range
 * that begins at 0 it gives hardly anything but its two ends.
 */
export const evenlyBetween = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: STEPS }).map((step) => min + ((max - min) * step) / STEPS);
