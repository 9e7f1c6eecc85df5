/** Room that is kept free along the edges of a map, CSS pixels. */
export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const USUAL = 48;
/** So much of a side at most: what is left shows the farm. */
const MOST_OF_SIDE = 0.7;

const shrink = (size: number, before: number, after: number): number =>
  size > 0 ? Math.min(1, (size * MOST_OF_SIDE) / (before + after)) : 1;

/** What a stylesheet asks for, without what a small map has no room for. */
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

/** Buttons lie over the edges of a map, how far only the stylesheet of its screen knows: it says so by `--map-clear-…`. */
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
