import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

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
  return {
    load: async () => {
      try {
        here = await load();
        return here;
      } finally {
        tell();
      }
    },
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
