import { performance } from 'node:perf_hooks';
import type { Clock } from '../../platform/clock/clock.ts';

/** A clock that is set back by more than this was wrong before: it is believed anew. */
const MOST_SET_BACK_MS = 2 * 3_600_000;

/**
 * A clock that is not set back: where the one of the machine is, by an hour or two, it goes on from where it stood. Networks' times are
 * held against it, so that an hour set back does not make an hour of readings lie in the future.
 */
export function forwardClock(clock: Clock, elapsedMs: () => number = () => performance.now()): Clock {
  let [last, measured] = [clock.now().getTime(), elapsedMs()];
  return {
    now: () => {
      const elapsed = elapsedMs();
      const [said, expected] = [clock.now().getTime(), last + elapsed - measured];
      last = expected - said > MOST_SET_BACK_MS ? said : Math.max(said, expected);
      measured = elapsed;
      return new Date(last);
    },
  };
}
