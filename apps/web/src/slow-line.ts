/** A part this large says how quick a line is; smaller ones say how far away the server is, bytes. */
const TELLING = 20_000;
/** Below this, bytes a second, the engine of maps with its worker (236 kB) takes more than a second and a quarter from everything else. */
const SLOW = 180_000;

/** How something came, as the browser counts it: bytes over the line (0 from its own store) and moments in milliseconds. */
export type Arrival = Pick<PerformanceResourceTiming, 'transferSize' | 'responseStart' | 'responseEnd'>;

const arrivals = (): readonly Arrival[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** Whether what has come so far came slowly; what comes from the device says nothing of the line. */
export function isLineSlow(came: readonly Arrival[] = arrivals()): boolean {
  const telling = came.filter(({ transferSize }) => transferSize > TELLING);
  const bytes = telling.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const ms = telling.reduce((sum, { responseStart, responseEnd }) => sum + responseEnd - responseStart, 0);
  return ms > 0 && (bytes * 1000) / ms < SLOW;
}

/** An answer that begins within this time comes over a line that is quick as well, as far as can be known before anything large came, milliseconds. */
const NEAR_MS = 100;

/** Below this, megabits a second, a browser has seen a slow line; one that has seen little as yet guesses 1.5 or more. */
const SAID_SLOW = 1;

/** What a browser says of the line where it says anything (Chromium): megabits a second, as far as it can tell. */
interface KnowsLine {
  readonly connection?: { readonly downlink?: number };
}

/** Whether the browser itself has seen that the line is slow. */
function isLineSaidSlow(
  browser: KnowsLine | undefined = globalThis.navigator as KnowsLine | undefined,
): boolean {
  const { downlink = 0 } = browser?.connection ?? {};
  return downlink > 0 && downlink < SAID_SLOW;
}

/** Whether the server, or what stands for it on this device, answered the page at once, over a line that nobody knows to be slow. */
export function isServerNear(
  page:
    | Pick<PerformanceResourceTiming, 'requestStart' | 'responseStart'>
    | undefined = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined,
  browser?: KnowsLine,
): boolean {
  return page !== undefined && page.responseStart - page.requestStart < NEAR_MS && !isLineSaidSlow(browser);
}
