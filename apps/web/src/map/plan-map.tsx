import { lazy, Suspense, useState } from 'react';
import styles from './plan-map.module.css';
import type { PlanMapProps } from './plan-map-props.ts';

/** Lazy chunk: MapLibre is larger than every screen around it, which can be read before the map is loaded. */
const WebGlMap = lazy(async () => ({ default: (await import('./webgl-map.tsx')).WebGlMap }));
const StaticMap = lazy(async () => ({ default: (await import('./static-map.tsx')).StaticMap }));

const skeleton = (
  <div className={styles.frame}>
    <div className={styles.loading} aria-hidden="true" />
    <output className={styles.state} data-map-state="busy" aria-hidden="true" />
  </div>
);

/** The farm on a map that can be moved and drawn on; a static map in a browser without WebGL. */
export function PlanMap(props: PlanMapProps) {
  const [hasWebGl, setHasWebGl] = useState(true);
  return (
    <Suspense fallback={skeleton}>
      {hasWebGl ? <WebGlMap {...props} onUnavailable={() => setHasWebGl(false)} /> : <StaticMap {...props} />}
    </Suspense>
  );
}
