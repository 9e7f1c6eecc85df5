/** The locks of a browser: each is held by one, and those who may wait stand in line. */
export function browserLocks() {
  const held = new Map<string, Promise<unknown>>();
  type Ask = (lock: Lock | null) => Promise<unknown> | undefined;
  const request = async (name: string, options: LockOptions, ask: Ask): Promise<unknown> => {
    // What was let go before is free by then: the browser asks another process.
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    const before = held.get(name);
    if (before && options.ifAvailable) return ask(null);
    if (before)
      await Promise.race([
        before,
        new Promise((_, reject) => {
          options.signal?.addEventListener('abort', () => reject(new Error('given up')));
        }),
      ]);
    const holding = Promise.resolve(ask({ name, mode: 'exclusive' })).then(() => held.delete(name));
    held.set(name, holding);
    return holding;
  };
  return { request } as unknown as Pick<LockManager, 'request'>; // no more of it is asked for
}
