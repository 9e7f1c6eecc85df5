import { notifyNewVersion } from './notify-new-version.ts';

/**
 * Keeps the shell of the product on the device, so that it starts without a line. A new release is fetched beside the old one and waits:
 * it takes over when the person says so, or at the next start.
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
