import type { Address } from './route.ts';

/** Address of the home page. It redirects: to the plans for a signed-in person, to the welcome page for anybody else. */
export const HOME: Address = { path: '/', search: {} };
