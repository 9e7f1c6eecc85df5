import { SYMBOL_GRID, symbolPaths, type SymbolName } from '@tussock/domain';

/** Side of a symbol in image pixels; shown at half of that. */
const SIZE = 48;
/** Distance in pixels over which an image in signed-distance form fades; MapLibre expects 8. */
const REACH = 8;
/** The value of the outline itself in signed-distance form. */
const OUTLINE = 0.75;

const isSymbolName = (id: string): id is SymbolName => Object.hasOwn(symbolPaths, id);

/** Creates the image of a symbol as a distance field, so that the layer sets colour and halo; null for an unknown name. */
export function symbolImage(id: string): ImageData | null {
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d', { willReadFrequently: true });
  if (!isSymbolName(id) || !context) return null;
  const margin = REACH / 2;
  context.translate(margin, margin);
  context.scale((SIZE - REACH) / SYMBOL_GRID, (SIZE - REACH) / SYMBOL_GRID);
  context.fill(new Path2D(symbolPaths[id]));
  return toDistanceField(context.getImageData(0, 0, SIZE, SIZE));
}

/**
 * Computes for each pixel the distance to the nearest pixel on the other side of the outline; the images are small, so a plain search is fast enough.
 */
function toDistanceField(image: ImageData): ImageData {
  const { data } = image;
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < SIZE && y < SIZE && (data[(y * SIZE + x) * 4 + 3] ?? 0) > 127;
  const distanceToOtherSide = (x: number, y: number, inside: boolean): number => {
    let nearest = REACH;
    for (let dy = -REACH; dy <= REACH; dy += 1)
      for (let dx = -REACH; dx <= REACH; dx += 1)
        if (isInside(x + dx, y + dy) !== inside) nearest = Math.min(nearest, Math.hypot(dx, dy));
    return nearest;
  };
  const field = new ImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const inside = isInside(x, y);
      const nearest = distanceToOtherSide(x, y, inside);
      const signed = inside ? nearest : -nearest;
      field.data[(y * SIZE + x) * 4 + 3] = Math.max(0, Math.min(255, 255 * (OUTLINE + signed / (REACH * 2))));
    }
  }
  return field;
}
