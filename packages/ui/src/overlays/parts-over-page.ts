import { later } from '../loading/later.tsx';

/**
 * What opens over a page when something is pressed: windows, menus and panels. It is a quarter of what a page is made of, and no page needs it
 * to be seen: it comes when it is wanted, or ahead once the page stands.
 */
export const partsOverPage = later(() => import('./over-page.ts'));
