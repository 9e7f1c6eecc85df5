import type { Steps } from '@tussock/geometry';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { TurnTaker } from './turn-taker.ts';

/**
 * What some work makes that would hold the page up if it were done at once; begun anew when `begin` is another, of which the same must be
 * handed in for as long as nothing changed. What was made last stays until the new is there; undefined without any work, and before the first.
 */
export function useInTurns<Made>(begin: (() => Steps<Made>) | undefined): Made | undefined {
  const [taker] = useState(() => new TurnTaker<Made>());
  const made = useSyncExternalStore(taker.subscribe, taker.read);
  // Before anybody can look: what one turn is enough for is never seen missing.
  useLayoutEffect(() => {
    if (begin) taker.work(begin());
    else taker.forget();
    return () => taker.stop();
  }, [taker, begin]);
  return begin ? made : undefined;
}
