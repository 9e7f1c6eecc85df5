import { createContext, useCallback, useState } from 'react';

/** Tells the form of something that its values come from: it is not saved before that has ended. Outside of a form nobody waits. */
export const FormWaitsContext = createContext<(work: Promise<unknown>) => void>(() => undefined);

/** What a form waits for before it is saved: files on their way, which its values name once they are there. */
export function useFormWaits() {
  const [works] = useState(() => new Set<Promise<unknown>>());
  const [isWaiting, setIsWaiting] = useState(false);
  return {
    isWaiting,
    add: useCallback(
      (work: Promise<unknown>): void => {
        works.add(work);
        void work.catch(() => undefined).then(() => works.delete(work));
      },
      [works],
    ),
    /** Once all of it has ended; asked twice, once. */
    thenDo: (act: () => void): void => {
      if (isWaiting) return;
      if (works.size === 0) return act();
      setIsWaiting(true);
      void Promise.allSettled(works).finally(() => {
        setIsWaiting(false);
        act();
      });
    },
  };
}
