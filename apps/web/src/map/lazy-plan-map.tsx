import { lazy, Suspense } from 'react';
import type { PlanMapProps } from './plan-map-props.ts';
import styles from './plan-map.module.css';

// The engine of the map is heavier than everything else together: the panel beside it is there before it.
const DrawnMap = lazy(async () => ({ default: (await import('./plan-map.tsx')).PlanMap }));

/** The farm on its ground, once the engine that draws it has come. */
export function PlanMap(props: PlanMapProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.frame}>
          <output className={styles.state} data-map-state="busy" data-map-started="no" aria-hidden="true" />
        </div>
      }
    >
      <DrawnMap {...props} />
    </Suspense>
  );
}
