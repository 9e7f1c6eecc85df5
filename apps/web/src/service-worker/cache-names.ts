/** What the service worker keeps beside the shell: ground that was looked at, and small pictures of plans. */
export const TILE_CACHE = 'tiles';
export const PICTURE_CACHE = 'pictures';

const KEPT_GROUND = 'kept-ground:';
/** The ground under a farm that somebody keeps on purpose: it makes no room for what is looked at elsewhere. */
export const keptGroundCache = (planId: string): string => `${KEPT_GROUND}${planId}`;
export const isKeptGround = (cacheName: string): boolean => cacheName.startsWith(KEPT_GROUND);
