/** So long one stretch of work may stop the page, in milliseconds. */
const STRETCH_MS = 12;

/** Lets the page have its turn where it has waited for long. By a message: timers are held back, in hidden pages for a second. */
export function createRest(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await new Promise<void>((go) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        go();
      };
      port2.postMessage(0);
    });
    since = performance.now();
  };
}

/** A first load that takes longer is shown as far as it has come, and again after as long, in milliseconds. */
const PICTURE_EVERY_MS = 1000;

/** Says once in a while that it is time for a picture of what has come so far; the first time after as long. */
export function createPictureTimes(now = (): number => performance.now()): () => boolean {
  let last: number | undefined;
  return () => {
    const at = now();
    last ??= at;
    if (at - last < PICTURE_EVERY_MS) return false;
    last = at;
    return true;
  };
}
