/** Fetches a resource of the ground: a map tile, or the style of a base map. The caller handles a status that is not OK. */
export const fetchGround = (url: string, signal?: AbortSignal): Promise<Response> =>
  fetch(url, signal ? { signal } : {});

/** Like `fetchGround`, for a caller that stores the result: the service worker then does not cache it. */
export const fetchGroundToKeep = (url: string, signal: AbortSignal): Promise<Response> =>
  fetch(url, { signal, cache: 'no-store' });
