import { useEffect, useState } from 'react';

/** As long as somebody types, nobody is asked. */
const SETTLED_MS = 250;

/** A text once it has stood for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
