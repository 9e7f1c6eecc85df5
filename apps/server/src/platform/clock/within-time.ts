/**
 * Runs a request with a time-out. It rejects even where the request ignores its abort signal: a signal of `AbortSignal.timeout` may be garbage
 * collected before its time, and a `fetch` then waits for ever.
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
