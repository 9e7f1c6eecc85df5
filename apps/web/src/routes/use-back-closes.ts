import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** While something lies open over a page, the browser's Back closes it, and leaves the page the next time. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { history } = useRouter();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    history.push(history.location.href);
    const { key } = history.location.state;
    let isClosedByBack = false;
    const leave = history.subscribe(({ action }: { readonly action: { readonly type: string } }) => {
      if (action.type !== 'BACK') return;
      isClosedByBack = true;
      onBack();
    });
    return () => {
      leave();
      // Closed otherwise, it leaves nothing for Back to close; another page has gone on from there.
      if (!isClosedByBack && history.location.state.key === key) history.back({ ignoreBlocker: true });
    };
  }, [isOpen, history]);
}
