/** The longer side of a thumbnail's box; what is drawn of it is some eighty pixels. */
export const THUMBNAIL_SIDE = 1000;
