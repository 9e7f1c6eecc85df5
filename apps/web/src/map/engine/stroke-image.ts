/** Pixels between strokes, in image pixels; shown at half of that. */
const GAPS: Readonly<Record<string, number>> = { wide: 28, close: 14 };
const WIDTH = 3;
const SIZE = 28;

/** Name of a stroke pattern with its colour: 'strokes wide #C39A3F'. */
const NAMED = /^strokes (\w+) (#[0-9a-f]{6})$/i;

/** Creates a tile of slanting strokes, which tells areas apart without colours; null for any other image name. */
export function strokeImage(id: string): ImageData | null {
  const [, density = '', colour = ''] = NAMED.exec(id) ?? [];
  const gap = GAPS[density];
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d', { willReadFrequently: true });
  if (gap === undefined || !context) return null;
  context.strokeStyle = colour;
  context.lineWidth = WIDTH;
  for (let at = -SIZE; at <= 2 * SIZE; at += gap) {
    context.moveTo(at, SIZE + WIDTH);
    context.lineTo(at + SIZE + 2 * WIDTH, -WIDTH);
  }
  context.stroke();
  return context.getImageData(0, 0, SIZE, SIZE);
}
