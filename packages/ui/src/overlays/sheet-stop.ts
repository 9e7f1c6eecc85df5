/** Where a sheet may stand: a strip, about half of a phone, and all but a strip of what lies beneath. */
export const SHEET_STOPS = ['low', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

const LOW_PIXELS = 88;
const HALF_PIXELS = 420;
/** So much of what lies beneath is always seen. */
const LEFT_PIXELS = 120;
/** Pulled so far, somebody means the next stop, even where the last is nearer. */
const MEANT_PIXELS = 48;

/** How high a sheet is at a stop, in a window so high. On a low window half and full are one. */
export function sheetHeight(stop: SheetStop, windowHeight: number): number {
  const full = Math.max(windowHeight - LEFT_PIXELS, LOW_PIXELS);
  if (stop === 'full') return full;
  return Math.min(stop === 'half' ? HALF_PIXELS : LOW_PIXELS, full);
}

/** The stop after or before another; the last stays. */
export const stopBeside = (stop: SheetStop, by: 1 | -1): SheetStop =>
  SHEET_STOPS[SHEET_STOPS.indexOf(stop) + by] ?? stop;

/** Where a sheet comes to rest that was pulled from one height to another. */
export function stopAfterPull(
  from: SheetStop,
  [start, end]: readonly [number, number],
  windowHeight: number,
): SheetStop {
  const [nearest = from] = SHEET_STOPS.toSorted(
    (one, other) =>
      Math.abs(sheetHeight(one, windowHeight) - end) - Math.abs(sheetHeight(other, windowHeight) - end),
  );
  if (nearest !== from || Math.abs(end - start) < MEANT_PIXELS) return nearest;
  return stopBeside(from, end > start ? 1 : -1);
}
