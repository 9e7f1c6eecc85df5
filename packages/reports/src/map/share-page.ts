import type { FarmMap, MapTheme } from './farm-map.ts';

/** How much of a page a map takes. */
export type PageOfMap = Pick<MapTheme, 'isUpright' | 'uprightHeight' | 'papers' | 'fillsPage'>;

/** Height in points of a map that shares an upright page with another: half of it without heading and notes. */
const HALF_HEIGHT = 296;

const HALF_PAGE: PageOfMap = {
  isUpright: true,
  uprightHeight: HALF_HEIGHT,
  papers: ['a4'],
  fillsPage: false,
};

/** Checks whether a map has a page of its own, as everything larger than half of an upright A4 page has. */
export const fillsItsPage = ({ scene, isLandscape, paper }: FarmMap): boolean =>
  isLandscape || paper !== 'a4' || scene.height > HALF_HEIGHT;

/** Smallest scale, 1:n, at which a map that only numbers its subject takes no more than half a page. */
const SMALLEST_SCALE = 30_000;
/** Height in points of a map of a farm that is too tall for half a page: two thirds of one. */
const TALL_HEIGHT = 430;

/**
 * Draws a map on half a page, of a tall farm on two thirds, whose own numbers are drawn in any case; names of paddocks, which other maps
 * have, may lack room.
 */
export function shareNumbered(make: (page: PageOfMap) => FarmMap | null): FarmMap | null {
  const half = make(HALF_PAGE);
  return half && half.ratio <= SMALLEST_SCALE ? half : make({ ...HALF_PAGE, uprightHeight: TALL_HEIGHT });
}

/** Draws a map on half a page where each of its names has room there, else on a page of its own. */
export function sharePage(make: (page: PageOfMap) => FarmMap | null, own: PageOfMap = {}): FarmMap | null {
  const half = make(HALF_PAGE);
  return half && half.unlabelledCount === 0 && half.namelessPaddocks === 0 ? half : make(own);
}
