import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser's own question, while leaving the page would lose what is drawn. */
export function useAskBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
