import type { AreaPattern } from '@tussock/domain';

/** Side of a tile in image pixels; shown at half of that. */
const SIZE = 28;

type Pen = OffscreenCanvasRenderingContext2D;

/** Slanting strokes, some image pixels apart. */
const strokes = (pen: Pen, gap: number, width: number): void => {
  pen.lineWidth = width;
  for (let at = -SIZE; at <= 2 * SIZE; at += gap) {
    pen.moveTo(at, SIZE + width);
    pen.lineTo(at + SIZE + 2 * width, -width);
  }
};

/** Tufts of bush, in two rows set off from each other. */
const tufts = (pen: Pen): void => {
  pen.lineWidth = 2;
  for (const [x, y] of [
    [7, 9],
    [21, 23],
  ] as const) {
    pen.moveTo(x - 3, y);
    pen.lineTo(x, y - 5);
    pen.lineTo(x + 3, y);
  }
};

const drawn: { readonly [P in AreaPattern]: (pen: Pen) => void } = {
  rows: (pen) => strokes(pen, SIZE / 2, 1.6),
  bush: tufts,
  wide: (pen) => strokes(pen, SIZE, 3),
  close: (pen) => strokes(pen, SIZE / 2, 3),
};
const isPattern = (name: string): name is AreaPattern => Object.hasOwn(drawn, name);

/** Name of a pattern with its colour: 'pattern rows #C39A3F'. */
const NAMED = /^pattern (\w+) (#[0-9a-f]{6})$/i;

/** Creates a tile of a pattern, which tells areas apart without colours; null for any other image name. */
export function patternImage(id: string): ImageData | null {
  const [, name = '', colour = ''] = NAMED.exec(id) ?? [];
  const pen = new OffscreenCanvas(SIZE, SIZE).getContext('2d', { willReadFrequently: true });
  if (!isPattern(name) || !pen) return null;
  pen.strokeStyle = colour;
  drawn[name](pen);
  pen.stroke();
  return pen.getImageData(0, 0, SIZE, SIZE);
}
