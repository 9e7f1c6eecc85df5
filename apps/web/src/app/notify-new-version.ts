import { toasts as toastWords } from '@tussock/domain';
import { toasts } from '../session/toasts.ts';

let isTold = false;

/** Says, for as long as it takes, that the page is older than what the server has. Without a connection nothing of it is known. */
export function notifyNewVersion(takeIt: () => void = () => window.location.reload()): void {
  if (isTold || !navigator.onLine) return;
  isTold = true;
  toasts.show({
    message: toastWords.newVersion(),
    type: 'white',
    duration: 'infinite',
    action: { label: 'Reload', onPress: takeIt },
  });
}
