/** What lies at an address of the ground: a tile of it, or the style of a base map. A status that is not OK is the caller's to judge. */
export const fetchGround = (url: string, signal?: AbortSignal): Promise<Response> =>
  fetch(url, signal ? { signal } : {});
