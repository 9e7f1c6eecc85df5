/** A square of a picture: its middle as shares of width and height from 0 to 1, and how much it is magnified. */
export interface Crop {
  readonly across: number;
  readonly down: number;
  /** 1 is the largest square that fits. */
  readonly zoom: number;
}

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 4;
export const WHOLE: Crop = { across: 0.5, down: 0.5, zoom: 1 };

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / within(zoom, 1, MOST_ZOOM);

/** The crop moved as little as is needed for its square to lie within the picture. */
export function keepWithin(size: Size, crop: Crop): Crop {
  const side = sideOf(size, crop);
  const [edgeAcross, edgeDown] = [side / 2 / size.width, side / 2 / size.height];
  return {
    across: within(crop.across, edgeAcross, 1 - edgeAcross),
    down: within(crop.down, edgeDown, 1 - edgeDown),
    zoom: within(crop.zoom, 1, MOST_ZOOM),
  };
}

/** The crop after the picture was dragged by some pixels within a square view of `viewSide` pixels. */
export function drag(
  size: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
  viewSide: number,
): Crop {
  const scale = sideOf(size, crop) / viewSide;
  return keepWithin(size, {
    ...crop,
    across: crop.across - (by.x * scale) / size.width,
    down: crop.down - (by.y * scale) / size.height,
  });
}

/** The square in pixels of the picture: its left and upper edge, and its side. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { across, down } = keepWithin(size, crop);
  const side = sideOf(size, crop);
  return { left: across * size.width - side / 2, top: down * size.height - side / 2, side };
}
