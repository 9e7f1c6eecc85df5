import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A part of the product that comes by itself: when it is wanted, or asked for ahead. */
export interface Later<T> {
  load(): Promise<T>;
  /** The same, where it has come already. */
  here(): T | undefined;
}

export function later<T>(load: () => Promise<T>): Later<T> {
  let here: T | undefined;
  return {
    load: async () => {
      here = await load();
      return here;
    },
    here: () => here,
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
