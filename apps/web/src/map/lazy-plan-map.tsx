import { useEffect, useState } from 'react';
import { laterComponent, partsOverPage } from '@tussock/ui';
import { isLineSlow } from '../slow-line.ts';
import { drawingPart } from './fetch-drawing.ts';
import { engine } from './fetch-engine.ts';
import type { Camera } from './camera.ts';
import styles from './plan-map.module.css';
import type { PlanMapProps } from './plan-map-props.ts';
import { PlainMap } from './plain/plain-map.tsx';
import { DrawingLeft } from './draw/drawing-left.ts';

/** What comes sooner is not announced by a picture that is gone again, milliseconds. */
const PLAIN_AFTER_MS = 400;

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
    const timer = setTimeout(look, PLAIN_AFTER_MS);
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

/** Whether what draws on the engine's map is on its way, where something is in hand: it would stand still, and be pressed in vain. */
function useAwaitsPen(isInHand: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  const isAwaited = isInHand && !isSettled && drawingPart.here() === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    // What fails is asked for again by the engine's map, and told of there.
    const settle = (): void => setIsSettled(true);
    drawingPart.load().then(settle, settle);
  }, [isAwaited]);
  return isAwaited;
}

/** Who draws the farm: the engine once it has drawn it and can go on with what is in hand, the plain map until then where that takes long, or for good. */
function useWhoDraws(lateness: Lateness, isDrawnOn: boolean) {
  const [engineIs, setEngineIs] = useState<'coming' | 'ready' | 'standing' | 'impossible'>('coming');
  const isLate = lateness === 'withoutEngine';
  const awaitsPen = useAwaitsPen(engineIs === 'ready' && isLate && isDrawnOn);
  if (engineIs === 'ready' && !awaitsPen) setEngineIs('standing');
  const isComing = engineIs === 'coming' || engineIs === 'ready';
  const come = (as: 'ready' | 'impossible'): void => {
    setEngineIs(as);
    // What opens over the page waited for the map: it is asked for again by whoever opens something.
    partsOverPage.load().catch(() => undefined);
  };
  return {
    // An engine that is here draws the sooner without a picture beside it.
    isPlain: engineIs === 'impossible' || (isComing && isLate),
    standsFor: isComing ? (engine.here() === undefined ? 'onItsWay' : null) : 'noMap',
    stands: () => come('ready'),
    cannot: () => come('impossible'),
  } as const;
}

/**
 * The farm on its ground. Until the engine that draws it has come and has drawn it, a plain picture of it stands there: what is drawn on that goes
 * on with the engine, and the panel beside it works.
 */
export function PlanMap(props: PlanMapProps) {
  const [isEngineLate] = useState(() => engine.here() === undefined && isLineSlow());
  const lateness = useLateness(isEngineLate);
  const mayStart = useMayStart(props, isEngineLate, lateness);
  const { isPlain, standsFor, stands, cannot } = useWhoDraws(
    lateness,
    props.drawing !== undefined && props.drawing !== null,
  );
  const [moved, setMoved] = useState<Camera | null>(null);
  const [left] = useState(() => new DrawingLeft());
  // One of them has the drawing, and answers the screen.
  const { drawing, ref, ...shown } = props;
  const inHand = { drawing, ref };
  const engineMap = (
    <EngineMap
      {...shown}
      {...(isPlain ? {} : inHand)}
      camera={moved ?? props.camera}
      movedTo={isPlain ? moved : null}
      left={left}
      onStanding={stands}
      onWithout={cannot}
    />
  );
  return (
    <div className={styles.frame}>
      {/* One of them hears the keyboard and shows its buttons. */}
      <div className={styles.engine} inert={isPlain}>
        {mayStart ? engineMap : onItsWay}
      </div>
      {isPlain && <PlainMap {...shown} {...inHand} left={left} standsFor={standsFor} onMoved={setMoved} />}
    </div>
  );
}
