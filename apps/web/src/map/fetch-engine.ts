type DrawnMap = (typeof import('./plan-map.tsx'))['PlanMap'];

let engine: DrawnMap | undefined;

/** The part that draws maps. It is heavier than everything else together: a page that will show a map asks for it first. */
export async function fetchEngine(): Promise<{ readonly default: DrawnMap }> {
  engine = (await import('./plan-map.tsx')).PlanMap;
  return { default: engine };
}

/** The same, where it has come already. */
export const engineHere = (): DrawnMap | undefined => engine;
