import { toasts as toastWords } from '@tussock/domain';
import { toasts } from '../session/toasts.ts';

let isTold = false;

/** Shows a message while the page is older than the server's release. Offline the release is not known. */
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
