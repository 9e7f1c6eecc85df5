import { closeRecords } from '../sync/open-record.ts';

/**
 * Closes the record of the open plan when its page goes. WebKit keeps that page in its back/forward cache together with its open database
 * transactions and locks, so that the next page of the plan would wait for them for ever. A page that returns from the cache is loaded
 * anew: it is as old as the moment it was left.
 */
export function watchPageLifecycle(page: Pick<Window, 'addEventListener'>, reload: () => void): void {
  page.addEventListener('pagehide', closeRecords);
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
}
