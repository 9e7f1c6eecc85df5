/** Longer side of a thumbnail's coordinate box; it is shown at about eighty pixels. */
export const THUMBNAIL_SIDE = 1000;
