import { createContext, useCallback, useRef, useState } from 'react';

/** Tells the form of something that its values come from: it is not saved before that has ended. Outside of a form nobody waits. */
export const FormWaitsContext = createContext<(work: Promise<unknown>) => void>(() => undefined);

/** Does something before the form is saved, and answers how to stop: what is kept when its box is left, for pressing a button leaves none. */
export const BeforeSaveContext = createContext<(act: () => void) => () => void>(() => () => undefined);

/** What a form waits for before it is saved: files on their way, which its values name once they are there. */
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
    /** Once all of it has ended; asked again before it is done, once. */
    thenDo: (save: () => Promise<void>): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void begin(save).finally(() => {
        isUnderWay.current = false;
      });
    },
  };
}
