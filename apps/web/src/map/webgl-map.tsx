import { groundLookOf } from '@tussock/domain';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTheme } from '../device/index.ts';
import { EngineMapContext } from './at-shape.tsx';
import { readPalette, type Palette } from './engine/palette.ts';
import { Standing, usualGround } from './frame-of-map.ts';
import { GroundSwitch } from './ground/ground-switch.tsx';
import { BasemapNotice } from './ground/basemap-notice.tsx';
import { useGround, type SeenGround } from './ground/use-ground.ts';
import { createHoverStore, HoverName, type HoverStore } from './hover-name.tsx';
import { HereNotice } from './here/here-notice.tsx';
import { useHere } from './here/use-here.ts';
import { listenToPointer } from './listen-to-pointer.ts';
import type { PlanMapProps } from './plan-map-props.ts';
import styles from './plan-map.module.css';
import { useCamera } from './use-camera.ts';
import { useDrawingSession } from './use-drawing-session.ts';
import { useMapShapes } from './use-map-shapes.ts';
import { useStartedMap, type ReadyMap } from './use-started-map.ts';

/** Handles hovering and clicks while nothing is drawn. */
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

/** Colours for the ground and the theme of the page; the map is given them whenever they change. */
function usePalette(ready: ReadyMap | null, props: PlanMapProps): Palette {
  const theme = useTheme();
  const look = groundLookOf(props.groundLayers ?? usualGround);
  // The tokens of a theme are read from the page, which has them by now.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page has other tokens in another theme
  const palette = useMemo(() => readPalette(look), [look, theme]);
  useEffect(() => {
    if (ready?.map.style) ready.repaint(palette);
  }, [ready, palette]);
  return palette;
}

interface WebGlMapProps extends PlanMapProps {
  /** Called when this browser cannot draw it. */
  readonly onUnavailable: () => void;
}

/** The map with WebGL. Draws its props, and reports clicks, drawing and camera. */
export function WebGlMap(props: WebGlMapProps) {
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
  const laid = useMapShapes(ready, props, !isDrawn);
  if (laid === props.features && isPainted && !isLoading && !isDrawn) setIsDrawn(true);
  const seenGround = useGround(ready, {
    tiles: props.tiles,
    chosen: props.groundLayers ?? usualGround,
    mayBegin: isDrawn,
    palette: usePalette(ready, props),
  });
  usePointer(ready, { isDrawing: drawing !== null, hovers }, latest);
  useDrawingSession(ready, props, latest);
  const { onUnavailable } = props;
  useEffect(() => {
    if (isWithoutMap) onUnavailable();
  }, [isWithoutMap, onUnavailable]);

  const isSettled = ready !== null && isIdle && !isLoading;
  return (
    <div className={styles.frame}>
      <section
        ref={container}
        className={styles.map}
        aria-label={props.label}
        data-drawing={drawing !== null || undefined}
      />
      {props.onGroundLook && (
        <GroundSwitch
          tiles={props.tiles}
          shown={props.groundLayers ?? usualGround}
          onChoose={props.onGroundLook}
        />
      )}
      <HereNotice {...here} />
      <BasemapNotice outcome={seenGround.basemap} />
      <div className={styles.crosshair} data-shown={drawing !== null || props.hasCross} aria-hidden="true" />
      <EngineMapContext value={ready?.map ?? null}>{props.children}</EngineMapContext>
      <HoverName store={hovers} />
      {!isSettled && <div className={styles.loading} aria-hidden="true" />}
      <MapState
        state={isSettled ? 'idle' : 'busy'}
        isFarmDrawn={isDrawn}
        ground={seenGround}
        featureCount={props.features.length}
      />
    </div>
  );
}

/** State of the map as text in the page, for screen readers and tests. */
function MapState({
  state,
  isFarmDrawn,
  ground,
  featureCount,
}: {
  readonly state: 'idle' | 'busy';
  /** Whether the farm was once drawn whole; the ground is loaded after that. */
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
