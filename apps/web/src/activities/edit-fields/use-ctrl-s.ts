import { usePageKeys } from '@tussock/ui';

/** Ctrl+S, or Command+S, wherever the keyboard is. */
export function useCtrlS(act: () => void): void {
  usePageKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    act();
  });
}
