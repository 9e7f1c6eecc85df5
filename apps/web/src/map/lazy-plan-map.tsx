import { lazy, Suspense, useState } from 'react';
import { engineHere, fetchEngine } from './fetch-engine.ts';
import type { PlanMapProps } from './plan-map-props.ts';
import styles from './plan-map.module.css';

// The engine of the map is heavier than everything else together: the panel beside it is there before it.
const AwaitedMap = lazy(fetchEngine);

/** The farm on its ground, once the engine that draws it has come. */
export function PlanMap(props: PlanMapProps) {
  // An engine that is here is not waited for: what is shown in its place would stand for a third of a second.
  const [DrawnMap] = useState(() => engineHere() ?? AwaitedMap);
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
