import { groundLayers, mapWords } from '@tussock/domain';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Camera } from './camera.ts';
import { Standing } from './frame-of-map.ts';
import { BasemapNotice } from './ground/basemap-notice.tsx';
import { useGround, type SeenGround } from './ground/use-ground.ts';
import { createHoverStore, HoverName, type HoverStore } from './hover-name.tsx';
import { HereNotice } from './here/here-notice.tsx';
import { useHere } from './here/use-here.ts';
import { drawingPart } from './fetch-drawing.ts';
import { listenToPointer } from './listen-to-pointer.ts';
import { MapNotice } from './map-notice.tsx';
import type { PlanMapProps } from './plan-map-props.ts';
import styles from './plan-map.module.css';
import { useCamera } from './use-camera.ts';
import type { DrawingLeft } from './draw/drawing-left.ts';
import { useEngineDrawing } from './use-engine-drawing.ts';
import { useLaidShapes } from './use-laid-shapes.ts';
import { useStartedMap, type ReadyMap } from './use-started-map.ts';

const usualGround = groundLayers.flatMap(({ id, isShownAtFirst }) => (isShownAtFirst ? [id] : []));

/** What the pointer is over, and what was clicked, as long as nothing is drawn. */
function usePointer(
  ready: ReadyMap | null,
  { isDrawing, hovers }: { readonly isDrawing: boolean; readonly hovers: HoverStore },
  latest: RefObject<PlanMapProps>,
): void {
  useEffect(() => {
    if (!ready || isDrawing) return undefined;
    return listenToPointer(ready.map, {
      nameOf: (id) => ready.source.get(id)?.name ?? '',
      onHover: (hover) => hovers.setState({ hover }),
      onFeature: (id, position) => latest.current.onFeatureClick?.(id, position),
      onGround: (position) => latest.current.onGroundClick?.(position),
      hitsFeatures: latest.current.onFeatureClick !== undefined,
    });
  }, [ready, isDrawing, hovers, latest]);
}

/** Does something once it is wanted, when the picture of that moment is out. */
function useBehindPicture(isWanted: boolean, does: () => unknown): void {
  const act = useEffectEvent(does);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void act());
    return () => clearTimeout(timer);
  }, [isWanted]);
}

interface EngineMapProps extends PlanMapProps {
  /** The farm is drawn: what stood in its place goes. */
  readonly onStanding: () => void;
  /** It cannot be drawn in this browser. */
  readonly onWithout: () => void;
  /** Where somebody has moved what stands in its place. */
  readonly movedTo: Camera | null;
  readonly left: DrawingLeft;
}

/** The farm on its ground. Draws what it is given; tells what was clicked, drawn and looked at. */
export function PlanMap(props: EngineMapProps) {
  const { drawing = null, isLoading = false } = props;
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [standing] = useState(() => new Standing());
  const [isDrawn, setIsDrawn] = useState(false);
  const [hovers] = useState(createHoverStore);
  useEffect(() => {
    latest.current = props;
  });

  const { ready, buttons, isIdle, isPainted, isWithoutMap } = useStartedMap(
    container,
    latest,
    standing,
    !isDrawn,
  );
  const here = useHere(ready?.map ?? null, buttons.here);
  useCamera(ready, props, { latest, standing, wholeFarm: buttons.wholeFarm });
  // What is drawn once stays drawn: the ground is begun by the first whole farm and by no other.
  const laid = useLaidShapes(ready, props, !isDrawn);
  if (laid === props.features && isPainted && !isLoading && !isDrawn) setIsDrawn(true);
  const seenGround = useGround(ready, {
    tiles: props.tiles,
    chosen: props.groundLayers ?? usualGround,
    mayBegin: isDrawn,
  });
  usePointer(ready, { isDrawing: drawing !== null, hovers }, latest);
  const pen = useEngineDrawing(ready, props, { latest, left: props.left });
  const mayDraw = props.onDraw !== undefined;
  // Asked for ahead: what fails is asked for again by whoever draws, and is told of there.
  useBehindPicture(isDrawn && mayDraw, () => drawingPart.load().catch(() => undefined));
  useBehindPicture(isDrawn, () => latest.current.onDrawn?.());
  // Together with what says so: a click that comes next is for the map, and not for what stood in its place.
  useLayoutEffect(() => {
    if (isDrawn) latest.current.onStanding();
    if (isWithoutMap) latest.current.onWithout();
  }, [isDrawn, isWithoutMap]);

  const isSettled = isWithoutMap || (ready !== null && isIdle && !isLoading && !pen.isAwaited);
  return (
    <div className={styles.frame}>
      <section
        ref={container}
        className={styles.map}
        aria-label={props.label}
        data-drawing={drawing !== null || undefined}
      />
      <HereNotice {...here} />
      <BasemapNotice outcome={seenGround.basemap} />
      {pen.hasFailed && <PenNotice />}
      <div className={styles.crosshair} data-shown={drawing !== null || props.hasCross} aria-hidden="true" />
      <HoverName store={hovers} />
      {!isSettled && <div className={styles.loading} aria-hidden="true" />}
      <MapState
        state={isWithoutMap ? 'none' : isSettled ? 'idle' : 'busy'}
        isFarmDrawn={isDrawn}
        ground={seenGround}
        featureCount={props.features.length}
      />
    </div>
  );
}

/** What the map is doing, for whoever looks at the page and not at the picture. */
function MapState({
  state,
  isFarmDrawn,
  ground,
  featureCount,
}: {
  readonly state: 'none' | 'idle' | 'busy';
  /** Whether the farm stood whole once; the ground comes under it after that. */
  readonly isFarmDrawn: boolean;
  readonly ground: SeenGround;
  readonly featureCount: number;
}) {
  return (
    <output
      className={styles.state}
      data-map-state={state}
      data-map-farm={isFarmDrawn ? 'drawn' : undefined}
      data-map-ground={ground.isLaid ? 'laid' : 'paper'}
      data-map-contours={ground.contourCount}
      data-map-basemap={ground.basemap}
      data-map-features={featureCount}
      aria-hidden="true"
    />
  );
}

/** That nothing can be drawn just now, though the map stands. */
function PenNotice() {
  return (
    <MapNotice place="foot" isAlert>
      {mapWords.penAway}
    </MapNotice>
  );
}
