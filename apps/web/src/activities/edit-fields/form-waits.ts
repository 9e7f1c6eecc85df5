import { createContext, useCallback, useRef, useState } from 'react';

/** Registers work that provides values of the form: saving waits until it has ended. Does nothing outside of a form. */
export const FormWaitsContext = createContext<(work: Promise<unknown>) => void>(() => undefined);

/**
 * Registers an act to run before the form is saved; returns the function that unregisters it. For inputs that save on blur, since pressing a button
 * does not blur them.
 */
export const BeforeSaveContext = createContext<(act: () => void) => () => void>(() => () => undefined);

/** Collects the work that a form waits for before saving: uploads whose values are set once they are there. */
export function useFormWaits() {
  const [works] = useState(() => new Set<Promise<unknown>>());
  const [acts] = useState(() => new Set<() => void>());
  const [isWaiting, setIsWaiting] = useState(false);
  const isUnderWay = useRef(false);
  const begin = async (save: () => Promise<void>): Promise<void> => {
    for (const act of acts) act();
    if (works.size > 0) {
      setIsWaiting(true);
      await Promise.allSettled(works);
      setIsWaiting(false);
    }
    await save();
  };
  return {
    isWaiting,
    add: useCallback(
      (work: Promise<unknown>): void => {
        works.add(work);
        void work.catch(() => undefined).then(() => works.delete(work));
      },
      [works],
    ),
    before: useCallback(
      (act: () => void): (() => void) => {
        acts.add(act);
        return () => void acts.delete(act);
      },
      [acts],
    ),
    /** Saves once all work has ended; repeated requests before that save once. */
    thenDo: (save: () => Promise<void>): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void begin(save).finally(() => {
        isUnderWay.current = false;
      });
    },
  };
}
