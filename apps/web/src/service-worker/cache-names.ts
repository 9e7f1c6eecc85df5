/** What the service worker keeps beside the shell: ground that was looked at, and small pictures of plans. */
export const TILE_CACHE = 'tiles';
export const PICTURE_CACHE = 'pictures';
