import { toNztm } from '../cadastre/transverse-mercator.ts';
import { fromScene, type PhotoFrame } from './photo-frame.ts';
import { between, clamp, noise } from './photo-noise.ts';
import type { Field, FieldCover, PhotoScene } from './photo-scene.ts';

type Rgb = readonly [number, number, number];

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Tones of pasture, from one paddock to the next. */
const GRASS: readonly Rgb[] = [
  [112, 138, 70],
  [126, 150, 78],
  [98, 126, 64],
  [140, 156, 86],
  [120, 140, 80],
  [132, 148, 74],
  [106, 136, 60],
];
const covers: { readonly [C in Exclude<FieldCover, 'pasture'>]: Rgb } = {
  crop: [150, 150, 84],
  forage: [126, 103, 75],
  hay: [172, 168, 110],
  bush: [64, 88, 52],
  yard: [150, 140, 122],
};
/** Scene units between rows; none where there are none. */
const rowGap: Partial<Record<FieldCover, number>> = { crop: 7, forage: 4, hay: 8 };
const DRY_GRASS: Rgb = [170, 158, 106];
const HILL_GRASS: Rgb = [118, 132, 74];
const SCRUB: Rgb = [70, 88, 52];

/** Scene units between heights that are asked for; between them the ground is as good as straight. */
const HEIGHT_STEP = 8;
/** Ground metres of a scene unit at the valley. */
const METRES_PER_UNIT = 1.753;
const RISE = 1.7;
/** Light that the sky gives to ground in the shade. */
const LEAST_SHADE = 0.42;

/** Shade and steepness at each place of a frame: from heights on a grid, straight between them. */
function reliefOf({ heightAt }: PhotoScene, { left, top, width, height, unitsPerPixel }: PhotoFrame) {
  const columns = Math.ceil((width * unitsPerPixel) / HEIGHT_STEP) + 3;
  const rows = Math.ceil((height * unitsPerPixel) / HEIGHT_STEP) + 3;
  const heights = Float32Array.from({ length: columns * rows }, (_, cell) => {
    const x = left + ((cell % columns) - 1) * HEIGHT_STEP;
    const y = top + (Math.floor(cell / columns) - 1) * HEIGHT_STEP;
    const [easting, northing] = toNztm(fromScene([x, y]));
    return heightAt(easting, northing) ?? 0;
  });
  const at = (column: number, row: number): number => heights[row * columns + column] ?? 0;
  const run = 2 * HEIGHT_STEP * METRES_PER_UNIT;
  const slopes = Float32Array.from({ length: columns * rows * 2 }, (_, place) => {
    const cell = place >> 1;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return place % 2 === 0
      ? (at(Math.min(columns - 1, column + 1), row) - at(Math.max(0, column - 1), row)) / run
      : (at(column, Math.min(rows - 1, row + 1)) - at(column, Math.max(0, row - 1))) / run;
  });
  const slopeAt = (x: number, y: number, axis: 0 | 1): number => {
    const [across, down] = [(x - left) / HEIGHT_STEP + 1, (y - top) / HEIGHT_STEP + 1];
    const [i, j] = [Math.floor(across), Math.floor(down)];
    const [u, v] = [across - i, down - j];
    const of = (column: number, row: number): number => slopes[(row * columns + column) * 2 + axis] ?? 0;
    return (
      (of(i, j) * (1 - u) + of(i + 1, j) * u) * (1 - v) + (of(i, j + 1) * (1 - u) + of(i + 1, j + 1) * u) * v
    );
  };
  return (x: number, y: number): { readonly light: number; readonly steepness: number } => {
    const [east, south] = [slopeAt(x, y, 0), slopeAt(x, y, 1)];
    // From the north-west, as every map has it.
    const towards = (east + south) * RISE;
    return {
      light: (1 + towards * 0.75) / Math.hypot(1, east * RISE, south * RISE),
      steepness: Math.hypot(east, south),
    };
  };
}

/** Pixels that a row needs to be seen as one. */
const ROW_PIXELS = 3;

function fieldColour(
  { cover, chance }: Field,
  [x, y]: readonly [number, number],
  unitsPerPixel: number,
): Rgb {
  const base = cover === 'pasture' ? (GRASS[Math.floor(chance * 6.99)] ?? DRY_GRASS) : covers[cover];
  const gap = rowGap[cover] ?? (chance * 10 - Math.floor(chance * 10) > 0.5 ? 9 : undefined);
  const way = chance * Math.PI;
  const row =
    gap && gap > ROW_PIXELS * unitsPerPixel
      ? Math.sin(((x * Math.cos(way) + y * Math.sin(way)) * 2 * Math.PI) / gap)
      : 0;
  const strength = cover === 'pasture' ? 3 : 8;
  return mix(base, [base[0] + strength, base[1] + strength, base[2] + strength / 2], row);
}

/** Colour of the hills: green slopes, dry tops, scrub in patches. */
function hillColour(x: number, y: number, steepness: number): Rgb {
  const dry = clamp(noise(x / 130, y / 130) * 0.9 + steepness * 0.5 - 0.1);
  const grass = mix(HILL_GRASS, DRY_GRASS, dry);
  const patches = noise(x / 90 + 3, y / 75) * 0.6 + noise(x / 18 + 40, y / 18) * 0.4;
  return mix(grass, SCRUB, between(0.56, 0.7, patches) * between(0.12, 0.35, steepness) * 0.9);
}

function bushColour(x: number, y: number): Rgb {
  const crown = noise(x / 4.2 + 9, y / 4.2) * 0.75 + noise(x / 14, y / 14) * 0.25;
  return mix([36, 56, 34], [92, 114, 64], crown);
}

/**
 * Paints the ground of a frame: fields, hills and their light. `ids` holds for each pixel the place of its field in `fields`, counted from 1. Returns
 * three bytes a pixel.
 */
export function paintGround(
  scene: PhotoScene,
  frame: PhotoFrame,
  { fields, ids }: { readonly fields: readonly Field[]; readonly ids: Uint16Array },
): Uint8Array {
  const relief = reliefOf(scene, frame);
  const pixels = new Uint8Array(frame.width * frame.height * 3);
  for (let row = 0; row < frame.height; row++) {
    for (let column = 0; column < frame.width; column++) {
      const place = row * frame.width + column;
      const x = frame.left + (column + 0.5) * frame.unitsPerPixel;
      const y = frame.top + (row + 0.5) * frame.unitsPerPixel;
      const { light, steepness } = relief(x, y);
      const field = fields[(ids[place] ?? 0) - 1];
      const hill = hillColour(x, y, steepness);
      const isBush = field?.cover === 'bush';
      const ground = field
        ? mix(fieldColour(field, [x, y], frame.unitsPerPixel), hill, between(0.1, 0.3, steepness) * 0.85)
        : hill;
      const [r, g, b] = isBush ? bushColour(x, y) : ground;
      const mottle =
        (noise(x / 26, y / 26) - 0.5) * 16 +
        (noise(x / 5, y / 5) - 0.5) * 10 +
        (noise(x * 1.7, y * 1.7) - 0.5) * 8;
      const shade = LEAST_SHADE + clamp(light / 1.25) ** 1.4 * (isBush ? 0.8 : 0.86);
      pixels[place * 3] = Math.min(255, Math.max(0, r * shade + mottle));
      pixels[place * 3 + 1] = Math.min(255, Math.max(0, g * shade + mottle));
      pixels[place * 3 + 2] = Math.min(
        255,
        Math.max(0, b * shade + mottle * 0.8 + Math.max(0, 0.85 - shade) * 24),
      );
    }
  }
  return pixels;
}
