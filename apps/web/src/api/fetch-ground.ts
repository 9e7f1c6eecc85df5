/** What lies at an address of the ground: a tile of it, or the style of a base map. A status that is not OK is the caller's to judge. */
export const fetchGround = (url: string, signal?: AbortSignal): Promise<Response> =>
  fetch(url, signal ? { signal } : {});

/** The same for somebody who keeps what comes: the service worker lays it nowhere else. */
export const fetchGroundToKeep = (url: string, signal: AbortSignal): Promise<Response> =>
  fetch(url, { signal, cache: 'no-store' });
