/**
 * What others are asked for, ended when its time is over. It ends here even where whoever was asked to stop does not hear of it: a signal of
 * `AbortSignal.timeout` may be collected before its time, and a `fetch` then waits for ever.
 *
 * @throws DOMException called TimeoutError
 */
export async function withinTime<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException('its time was over', 'TimeoutError');
      reject(reason);
      end.abort(reason);
    }, timeoutMs);
  });
  try {
    return await Promise.race([ask(end.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
