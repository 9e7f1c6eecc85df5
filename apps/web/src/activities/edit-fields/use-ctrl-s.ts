import { usePageKeys } from '@tussock/ui';

/** Calls `act` on Ctrl+S, or Command+S, wherever the focus is. */
export function useCtrlS(act: () => void): void {
  usePageKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    act();
  });
}
