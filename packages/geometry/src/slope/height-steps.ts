import type { HeightGrid } from './height-grid.ts';

const DECIMETRES = 10;

/** Heights as sent: the difference of each height to the last known one in decimetres, null when unknown. */
export interface HeightSteps extends Omit<HeightGrid, 'heights'> {
  readonly steps: readonly (number | null)[];
}

/** Encodes heights as differences in decimetres, the precision of the tiles, which compress well. */
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

/** Decodes heights from differences. */
export function heightsOfSteps({ steps, ...grid }: HeightSteps): HeightGrid {
  let last = 0;
  const heights = Float32Array.from(steps, (step) => {
    if (step === null) return Number.NaN;
    last += step;
    return last / DECIMETRES;
  });
  return { ...grid, heights };
}
