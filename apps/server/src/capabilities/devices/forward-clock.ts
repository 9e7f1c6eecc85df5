import { performance } from 'node:perf_hooks';
import type { Clock } from '../../platform/clock/clock.ts';

/** A clock set back by more than this was wrong before, and its new time is accepted. */
const MOST_SET_BACK_MS = 2 * 3_600_000;

/**
 * Wraps the machine's clock so that it never runs backwards: if that is set back by an hour or two, this one continues. Times from networks are
 * compared with it, so an hour set back must not put an hour of readings into the future.
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
