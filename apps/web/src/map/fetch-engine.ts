import { later } from '@tussock/ui';

/** The part that draws maps. It is heavier than everything else together: a page that will show a map asks for it first. */
export const engine = later(async () => (await import('./plan-map.tsx')).PlanMap);
