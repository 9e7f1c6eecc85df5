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
