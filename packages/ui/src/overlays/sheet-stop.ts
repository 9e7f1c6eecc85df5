/** Heights at which a sheet rests: a strip, about half of a phone, and nearly the whole window. */
export const SHEET_STOPS = ['low', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

const LOW_PIXELS = 88;
const HALF_PIXELS = 420;
/** Height in pixels of the page beneath that always stays visible. */
const LEFT_PIXELS = 120;
/** Distance in pixels that counts as a drag to the next stop, even when the last one is nearer. */
const MEANT_PIXELS = 48;

/** Height of a sheet at a stop, for a window height. In a low window half and full are the same. */
export function sheetHeight(stop: SheetStop, windowHeight: number): number {
  const full = Math.max(windowHeight - LEFT_PIXELS, LOW_PIXELS);
  if (stop === 'full') return full;
  return Math.min(stop === 'half' ? HALF_PIXELS : LOW_PIXELS, full);
}

/** Next or previous stop; the end stops stay. */
export const stopBeside = (stop: SheetStop, by: 1 | -1): SheetStop =>
  SHEET_STOPS[SHEET_STOPS.indexOf(stop) + by] ?? stop;

/** Stop at which a sheet rests after it was dragged from one height to another. */
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
