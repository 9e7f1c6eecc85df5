import { useEffect, useState } from 'react';

/** The time, kept up at an interval in milliseconds and rounded down to it, so that what is asked with it stays the same in between. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => Math.floor(Date.now() / everyMs) * everyMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(Date.now() / everyMs) * everyMs), everyMs / 4);
    return () => clearInterval(timer);
  }, [everyMs]);
  return new Date(now);
}
