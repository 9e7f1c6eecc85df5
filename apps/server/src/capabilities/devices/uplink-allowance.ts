import type { Clock } from '../../platform/clock/clock.ts';

const MINUTE_MS = 60_000;

/**
 * Creates a rate limiter: returns the whole seconds to wait until the next uplink is accepted; 0 when it is accepted now. A minute's allowance may
 * come at once, after that it refills evenly.
 */
export function uplinkAllowance(perMinute: number, clock: Clock): (integrationId: string) => number {
  const buckets = new Map<string, { left: number; at: number }>();
  return (integrationId) => {
    const now = clock.now().getTime();
    const bucket = buckets.get(integrationId) ?? { left: perMinute, at: now };
    // A clock that is set back has let no time pass; it does not take away what is left.
    const passed = Math.max(0, now - bucket.at) / MINUTE_MS;
    bucket.left = Math.min(perMinute, bucket.left + passed * perMinute);
    bucket.at = now;
    buckets.set(integrationId, bucket);
    if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * 60) / perMinute);
    bucket.left -= 1;
    return 0;
  };
}
