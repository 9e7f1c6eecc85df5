import { mapWords } from '@tussock/domain';
import { useEffect, useState } from 'react';
import { laterComponent } from '../later.tsx';
import { isLineSlow } from '../slow-line.ts';
import { engine } from './fetch-engine.ts';
import { MapNotice } from './map-notice.tsx';
import styles from './plan-map.module.css';
import type { PlanMapProps } from './plan-map-props.ts';
import { StillMap } from './still/still-map.tsx';

/** What comes sooner is not announced by a picture that is gone again, milliseconds. */
const STILL_AFTER_MS = 400;

const onItsWay = (
  <div className={styles.frame}>
    <div className={styles.loading} aria-hidden="true" />
    <output className={styles.state} data-map-state="busy" data-map-started="no" aria-hidden="true" />
  </div>
);
const EngineMap = laterComponent(engine, onItsWay);

/** How soon the engine comes: it is here, it may still come in a moment, or it was not here after that. */
type Lateness = 'awaited' | 'withEngine' | 'withoutEngine';

/** Over a slow line it is known at once that the engine comes late. */
function useLateness(isEngineLate: boolean): Lateness {
  const [lateness, setLateness] = useState<Lateness>(isEngineLate ? 'withoutEngine' : 'awaited');
  useEffect(() => {
    // A picture that stands is not taken away because the engine has come since: it goes when that has drawn the farm.
    const look = (): void =>
      setLateness((lateness) => (lateness === 'awaited' && engine.here() ? 'withEngine' : 'withoutEngine'));
    const timer = setTimeout(look, STILL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return lateness;
}

/**
 * Whether the engine starts. On a slow line the farm itself comes before what draws it: a quarter of a megabyte would hold it up for seconds.
 * And a farm that is here in a moment, from this device or over a quick line, comes before its map: started without it the map would be
 * tiled and drawn twice.
 */
function useMayStart({ isLoading = false }: PlanMapProps, isFarmFirst: boolean, lateness: Lateness): boolean {
  const [mayStart, setMayStart] = useState(false);
  const waits = isLoading && (isFarmFirst || lateness === 'awaited');
  if (!mayStart && !waits) setMayStart(true);
  return mayStart || !waits;
}

/** The farm on its ground. Until the engine that draws it has come and has drawn it, a picture of it stands there; the panel beside it works. */
export function PlanMap(props: PlanMapProps) {
  const [isEngineLate] = useState(() => engine.here() === undefined && isLineSlow());
  const lateness = useLateness(isEngineLate);
  const mayStart = useMayStart(props, isEngineLate, lateness);
  const [isStanding, setIsStanding] = useState(false);
  return (
    <div className={styles.frame}>
      {mayStart ? <EngineMap {...props} onStanding={() => setIsStanding(true)} /> : onItsWay}
      {/* An engine that is here draws the sooner without a picture beside it. */}
      {lateness === 'withoutEngine' && !isStanding && (
        <>
          <StillMap {...props} />
          {engine.here() === undefined && <MapNotice>{mapWords.onItsWay}</MapNotice>}
        </>
      )}
    </div>
  );
}
