import type { HeightGrid } from './height-grid.ts';

const DECIMETRES = 10;

/** A piece of heights as it is sent: each height in decimetres as its step from the last known one, null where none is known. */
export interface HeightSteps extends Omit<HeightGrid, 'heights'> {
  readonly steps: readonly (number | null)[];
}

/** Heights to the decimetre, which is how fine tiles of them are, in figures that a line carries cheaply. */
export function stepsOfHeights({ heights, ...grid }: HeightGrid): HeightSteps {
  let last = 0;
  const steps = Array.from(heights, (height): number | null => {
    if (Number.isNaN(height)) return null;
    const decimetres = Math.round(height * DECIMETRES);
    const step = decimetres - last;
    last = decimetres;
    return step;
  });
  return { ...grid, steps };
}

/** The heights that were sent as steps. */
export function heightsOfSteps({ steps, ...grid }: HeightSteps): HeightGrid {
  let last = 0;
  const heights = Float32Array.from(steps, (step) => {
    if (step === null) return Number.NaN;
    last += step;
    return last / DECIMETRES;
  });
  return { ...grid, heights };
}
