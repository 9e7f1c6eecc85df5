import type { Address } from './route.ts';

/** Leads on by itself: to the plans of whoever is signed in, to the welcome page for everybody else. */
export const HOME: Address = { path: '/', search: {} };
