import type { Mark, Scene } from '../scene/scene.ts';
import { paper } from './paper.ts';

const SIZE = 48;

/** Blades from the outermost to the middle: the end of each, and its bend. */
const blades = [
  { tip: [3, 25], bend: [9, 14], colour: paper.leaf },
  { tip: [45, 25], bend: [39, 14], colour: paper.leaf },
  { tip: [8, 13], bend: [15, 11], colour: paper.green },
  { tip: [40, 13], bend: [33, 11], colour: paper.green },
  { tip: [15.5, 5], bend: [20, 12], colour: paper.straw },
  { tip: [32.5, 5], bend: [28, 12], colour: paper.straw },
  { tip: [24, 2], bend: [24, 14], colour: paper.green },
] as const;

const ROOT = [24, 44] as const;
const HALF_WIDTH = 2.3;

/** Logo of Tussock: a tuft of seven blades on the ground. */
export function tussockMark(): Scene {
  const tuft = blades.map(({ tip, bend, colour }): Mark => {
    const [x, y] = ROOT;
    const d = [
      `M${x - HALF_WIDTH} ${y}`,
      `Q${bend[0] - HALF_WIDTH} ${bend[1] + 8} ${tip[0]} ${tip[1]}`,
      `Q${bend[0] + HALF_WIDTH} ${bend[1] + 8} ${x + HALF_WIDTH} ${y}Z`,
    ].join('');
    return { shape: 'path', d, fill: colour };
  });
  const ground: Mark = {
    shape: 'path',
    d: 'M6 45.2Q24 40.6 42 45.2',
    stroke: paper.deep,
    strokeWidth: 1.8,
  };
  return { width: SIZE, height: SIZE, marks: [...tuft, ground] };
}
