import { notifyNewVersion } from './notify-new-version.ts';

/**
 * Starts the service worker, which stores the product on the device so that it starts offline. A new release is downloaded beside the old one: it
 * takes over when the person agrees, or at the next start.
 */
export async function startServiceWorker(): Promise<void> {
  // Where the browser part is being worked on, nothing is built to be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () =>
    notifyNewVersion(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    }),
  );
  await worker.register();
}
