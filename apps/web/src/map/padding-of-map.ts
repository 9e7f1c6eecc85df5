/** Space kept free along the edges of a map, CSS pixels. */
export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const USUAL = 48;
/** Largest share of a side that the padding may take, so that the farm stays visible. */
const MOST_OF_SIDE = 0.7;

const shrink = (size: number, before: number, after: number): number =>
  size > 0 ? Math.min(1, (size * MOST_OF_SIDE) / (before + after)) : 1;

/** Limits the padding that a stylesheet asks for to what a small map has room for. */
export function fitPadding(
  { width, height }: { readonly width: number; readonly height: number },
  { top, right, bottom, left }: MapPadding,
): MapPadding {
  const [across, down] = [shrink(width, left, right), shrink(height, top, bottom)];
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across };
}

const pixels = (length: string): number => {
  const read = Number.parseFloat(length);
  return Number.isNaN(read) ? USUAL : read;
};

/** Reads the padding of a map from the stylesheet of its screen (`--map-clear-…`), which alone knows how far buttons cover the map's edges. */
export function paddingOf(element: HTMLElement): MapPadding {
  const style = getComputedStyle(element);
  return fitPadding(
    { width: element.clientWidth, height: element.clientHeight },
    {
      top: pixels(style.scrollPaddingTop),
      right: pixels(style.scrollPaddingRight),
      bottom: pixels(style.scrollPaddingBottom),
      left: pixels(style.scrollPaddingLeft),
    },
  );
}
