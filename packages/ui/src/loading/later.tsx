import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A part of the product that comes by itself: when it is wanted, or asked for ahead. */
export interface Later<T> {
  load(): Promise<T>;
  /** The same, where it has come already. */
  here(): T | undefined;
  /** Fulfilled once somebody asked for it and it has come, or failed to. Asks for nothing itself. */
  readonly asked: Promise<void>;
}

export function later<T>(load: () => Promise<T>): Later<T> {
  let here: T | undefined;
  let tell = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let coming: Promise<T> | undefined;
  const fetched = async (): Promise<T> => {
    try {
      here = await load();
      return here;
    } finally {
      coming = undefined;
      tell();
    }
  };
  return {
    load: () => (coming ??= fetched()),
    here: () => here,
    asked,
  };
}

/** A component that comes later, with what stands in its place until then. */
export function laterComponent<P extends object>(
  part: Later<ComponentType<P>>,
  whileAwaited: ReactNode,
): ComponentType<P> {
  const Awaited = lazy(async () => ({ default: await part.load() }));
  return function LaterComponent(props: P) {
    // What is here is not waited for: what is shown in its place would stand for a third of a second.
    const [Here] = useState<ComponentType<P>>(() => part.here() ?? Awaited);
    return (
      <Suspense fallback={whileAwaited}>
        <Here {...props} />
      </Suspense>
    );
  };
}

/** What comes later, once it is wanted and here. Where it does not come, whoever wants it fails. */
export function useLater<T extends object>(part: Later<T>, isWanted: boolean): T | undefined {
  const [{ here, fault }, setFetched] = useState<{ readonly here?: T; readonly fault?: unknown }>({});
  const known = here ?? part.here();
  const isAwaited = isWanted && known === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    part.load().then(
      (here) => setFetched({ here }),
      (fault: unknown) => setFetched({ fault }),
    );
  }, [part, isAwaited]);
  if (fault !== undefined) throw fault;
  return known;
}
