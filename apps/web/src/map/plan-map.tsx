import { BOUNDARY_LAYER, groundLayers, mapWords, waterLayers } from '@tussock/domain';
import { bounds as boundsOf, labelPoint, unionBounds, type Bounds } from '@tussock/geometry';
import { AttributionControl, NavigationControl, ScaleControl, type Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DrawingSession } from './draw/drawing-session.ts';
import { paperStyle } from './engine/paper-style.ts';
import { readPalette } from './engine/palette.ts';
import { startMap, type Camera } from './engine/start-map.ts';
import { ButtonControl } from './engine/button-control.ts';
import { BasemapNotice } from './ground/basemap-notice.tsx';
import { useGround, type SeenGround } from './ground/use-ground.ts';
import { createHoverStore, HoverName } from './hover-name.tsx';
import { HereNotice } from './here/here-notice.tsx';
import { NEAR_ZOOM, useHere } from './here/use-here.ts';
import { FeatureSource } from './layers/feature-source.ts';
import { importedShape, showImported, type ImportedMapLayer } from './layers/imported-layers.ts';
import {
  LABEL_ZOOM,
  planLayers,
  planSource,
  showLayers,
  showWater,
  standingLayers,
} from './layers/plan-layers.ts';
import { PlanStack } from './layers/plan-stack.ts';
import { SOURCES, type PlanSourceId } from './layers/shape-layers.ts';
import { listenToPointer } from './listen-to-pointer.ts';
import type { MapShape, PlanMapProps } from './plan-map-props.ts';
import styles from './plan-map.module.css';

/** The whole country, for a plan without a boundary. */
const NEW_ZEALAND: Camera = { center: [172.5, -41.3], zoom: 4.6 };
const FIT = { padding: 48, maxZoom: 17, duration: 0 } as const;
/** Four corners around a block, on a grid of 24. */
const WHOLE_FARM_ICON = 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M9 9h6v6H9z';
const none: readonly MapShape[] = [];
const noLayers: readonly ImportedMapLayer[] = [];
const everyWater = waterLayers.map(({ id }) => id);
const usualGround = groundLayers.flatMap(({ id, isShownAtFirst }) => (isShownAtFirst ? [id] : []));

/** One place for each name: on the shape itself it would be repeated in every tile. */
const namesOf = (shapes: readonly MapShape[]): readonly MapShape[] =>
  shapes.map((shape) => ({
    ...shape,
    geometry: { type: 'Point', coordinates: labelPoint(shape.geometry) },
  }));

const toLngLatBounds = ([west, south, east, north]: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

/** On a phone the words of whose data it is fold up behind their sign, lest they lie over the farm. */
const NARROW_PIXELS = 860;
function foldAttribution(element: HTMLElement): void {
  const words = element.querySelector('.maplibregl-ctrl-attrib');
  words?.classList.remove('maplibregl-compact-show');
  words?.removeAttribute('open');
}

/** Null where the browser cannot draw it: its graphics (WebGL) are off or not there. Everything else on the page works. */
function tryToStart(start: () => MapLibreMap): MapLibreMap | null {
  try {
    return start();
  } catch {
    return null;
  }
}

/** A map whose style has come, and what is laid on it. */
interface ReadyMap {
  readonly map: MapLibreMap;
  readonly source: FeatureSource;
  readonly stack: PlanStack;
}

/** Shapes of one of the smaller sources. */
function useShapes(ready: ReadyMap | null, sourceId: PlanSourceId, shapes: readonly MapShape[] = none): void {
  useEffect(() => ready?.stack.show(sourceId, shapes), [ready, sourceId, shapes]);
}

/** The farm on its ground. Draws what it is given; tells what was clicked, drawn and looked at. */
export function PlanMap(props: PlanMapProps) {
  const {
    label,
    ref,
    features,
    boundary,
    chosenTitles = none,
    foundTitles = none,
    overlaps = none,
    importedLayers = noLayers,
    visibleLayers,
    hasLabels,
    waterLayers: water = everyWater,
    groundLayers: ground = usualGround,
    selectedId = null,
    drawing = null,
    isLoading = false,
  } = props;
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const session = useRef<DrawingSession | null>(null);
  /** Whether the map stands somewhere on purpose: left there, on the farm, or moved by hand. */
  const isPlaced = useRef(true);
  const [wholeFarm] = useState(() => new ButtonControl('Show the whole farm', WHOLE_FARM_ICON));
  const [ready, setReady] = useState<ReadyMap | null>(null);
  const { control: hereControl, ...here } = useHere(ready?.map ?? null);
  const [isIdle, setIsIdle] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const [isWithoutMap, setIsWithoutMap] = useState(false);
  const [hovers] = useState(createHoverStore);
  useEffect(() => {
    latest.current = props;
  });

  // The map lives as long as the component; what it shows follows by the effects below.
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const { tiles, hasTitles = false, camera, bounds, attribution, labelZoom = LABEL_ZOOM } = latest.current;
    const palette = readPalette();
    const layers = planLayers(palette, labelZoom);
    const style = paperStyle(tiles, palette, {
      hasTitles,
      sources: { [SOURCES.features]: planSource(), [SOURCES.labels]: planSource() },
      layers: standingLayers(layers),
    });
    const map = tryToStart(() => startMap(element, style, camera ?? NEW_ZEALAND));
    if (!map) {
      setIsWithoutMap(true);
      return undefined;
    }
    if (!camera && bounds) map.fitBounds(toLngLatBounds(bounds), FIT);
    isPlaced.current = camera !== undefined || bounds !== undefined;
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.addControl(wholeFarm, 'top-right');
    // Who stands in the paddock sees where: the place stays in the browser.
    map.addControl(hereControl, 'top-right');
    map.addControl(new ScaleControl({ maxWidth: 120 }), 'bottom-left');
    map.addControl(new AttributionControl({ compact: true, customAttribution: attribution }), 'bottom-right');
    if (element.clientWidth < NARROW_PIXELS) map.once('idle', () => foldAttribution(element));
    const tellCamera = (): void => {
      const { lng, lat } = map.getCenter();
      latest.current.onCamera?.({ center: [lng, lat], zoom: map.getZoom() });
    };
    map.on('style.load', () => {
      if (isPlaced.current) tellCamera();
      setReady({ map, source: new FeatureSource(map, labelZoom), stack: new PlanStack(map, layers) });
    });
    map.on('idle', () => setIsIdle(true));
    map.on('dataloading', () => setIsIdle(false));
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) isPlaced.current = true;
      setIsIdle(false);
    });
    map.on('moveend', tellCamera);
    map.on('mousemove', ({ lngLat: { lng, lat }, originalEvent: { buttons } }) => {
      // A map that is dragged keeps its place under the pointer.
      if (buttons === 0) latest.current.onPointer?.([lng, lat]);
    });
    map.on('mouseout', () => latest.current.onPointer?.(null));
    return () => {
      setReady(null);
      map.remove();
    };
  }, [wholeFarm, hereControl]);
  useEffect(() => {
    const farm = unionBounds(boundary.map(({ geometry }) => boundsOf(geometry)));
    wholeFarm.does(farm && ready ? () => ready.map.fitBounds(toLngLatBounds(farm), FIT) : null);
  }, [wholeFarm, boundary, ready]);

  // What is drawn once stays drawn: the ground is begun by the first full map and by no other.
  if (ready && isIdle && !isLoading && !isDrawn) setIsDrawn(true);
  const seenGround = useGround(ready?.map ?? null, { tiles: props.tiles, chosen: ground, mayBegin: isDrawn });

  // Where the farm lies may be known only after the map has started.
  const { bounds } = props;
  useEffect(() => {
    if (!ready || !bounds || isPlaced.current) return;
    isPlaced.current = true;
    ready.map.fitBounds(toLngLatBounds(bounds), FIT);
  }, [ready, bounds]);

  const { goingTo } = props;
  useEffect(() => {
    if (!ready || !goingTo) return;
    isPlaced.current = true;
    ready.map.jumpTo({ center: [goingTo[0], goingTo[1]], zoom: Math.max(ready.map.getZoom(), NEAR_ZOOM) });
    latest.current.onWent?.();
  }, [ready, goingTo]);

  const editedId = drawing?.featureId;
  // Before anybody can look: the engine says that it is busy as soon as it is handed them.
  useLayoutEffect(
    () => ready?.source.show(features.filter(({ id }) => id !== editedId)),
    [ready, features, editedId],
  );
  const hasBoundary = visibleLayers.includes(BOUNDARY_LAYER.id);
  const borders = hasBoundary ? boundary : none;
  useShapes(ready, SOURCES.boundary, borders);
  const names = useMemo(() => (hasLabels ? namesOf(borders) : none), [borders, hasLabels]);
  useShapes(ready, SOURCES.boundaryNames, names);
  useShapes(ready, SOURCES.chosen, chosenTitles);
  useShapes(ready, SOURCES.found, foundTitles);
  useShapes(ready, SOURCES.marked, props.marked);
  useShapes(ready, SOURCES.overlaps, overlaps);
  useEffect(() => {
    if (ready) showImported(ready.map, importedLayers);
  }, [ready, importedLayers]);
  useEffect(() => {
    if (ready) showLayers(ready.map, visibleLayers, hasLabels);
  }, [ready, visibleLayers, hasLabels]);
  useEffect(() => {
    if (ready) showWater(ready.map, water);
  }, [ready, water]);

  useEffect(() => {
    if (!ready || selectedId === null) return undefined;
    const target = { source: SOURCES.features, id: selectedId };
    ready.map.setFeatureState(target, { selected: true });
    return () => {
      // The map may be gone by now, and its style with it.
      if (ready.map.style) ready.map.setFeatureState(target, { selected: false });
    };
  }, [ready, selectedId]);

  const isDrawing = drawing !== null;
  useEffect(() => {
    if (!ready || isDrawing) return undefined;
    return listenToPointer(ready.map, {
      nameOf: (id) => ready.source.get(id)?.name ?? '',
      onHover: (hover) => hovers.setState({ hover }),
      onFeature: (id, position) => latest.current.onFeatureClick?.(id, position),
      onGround: (position) => latest.current.onGroundClick?.(position),
      hitsFeatures: latest.current.onFeatureClick !== undefined,
    });
  }, [ready, isDrawing, hovers]);

  const drawingKey = drawing?.key;
  useEffect(() => {
    const wish = latest.current.drawing;
    if (!ready || drawingKey === undefined || !wish) return undefined;
    const started = new DrawingSession({
      map: ready.map,
      wish,
      palette: readPalette(),
      ground: {
        findShape: (id) =>
          ready.source.get(id)?.geometry ??
          [...latest.current.boundary, ...(latest.current.chosenTitles ?? [])].find(
            (shape) => shape.id === id,
          )?.geometry ??
          importedShape(latest.current.importedLayers ?? noLayers, id),
      },
      tell: (drawn) => latest.current.onDraw?.(drawn),
    });
    session.current = started;
    return () => {
      session.current = null;
      if (ready.map.style) started.stop();
    };
  }, [ready, drawingKey]);

  useImperativeHandle(
    ref,
    () => ({
      undo: () => session.current?.undo(),
      redo: () => session.current?.redo(),
      addCornerAtCentre: () => session.current?.addCornerAtCentre(),
      setEdgeEnd: (at) => session.current?.setEdgeEnd(at),
      moveEdge: (edge, to) => session.current?.moveEdge(edge, to),
      moveCorner: (old, now) => session.current?.moveCorner(old, now),
      trace: (isOn) => session.current?.trace(isOn),
      turnTrace: () => session.current?.turnTrace(),
      takeCornerOut: () => session.current?.takeCornerOut(),
      centre: () => {
        const at = ready?.map.getCenter();
        return at ? [at.lng, at.lat] : null;
      },
      focus: () => ready?.map.getCanvas().focus({ preventScroll: true }),
      goTo: ([longitude, latitude]) =>
        ready?.map.easeTo({ center: [longitude, latitude], zoom: Math.max(ready.map.getZoom(), NEAR_ZOOM) }),
      fitTo: (bounds) => ready?.map.fitBounds(toLngLatBounds(bounds), FIT),
    }),
    [ready],
  );

  const isSettled = isWithoutMap || (ready !== null && isIdle && !isLoading);
  return (
    <div className={styles.frame}>
      <section
        ref={container}
        className={styles.map}
        aria-label={label}
        data-drawing={isDrawing || undefined}
      />
      {isWithoutMap && <NoMap />}
      <HereNotice {...here} />
      <BasemapNotice outcome={seenGround.basemap} />
      <div className={styles.crosshair} data-shown={isDrawing || props.hasCross} aria-hidden="true" />
      <HoverName store={hovers} />
      {!isSettled && <div className={styles.loading} aria-hidden="true" />}
      <MapState
        state={isWithoutMap ? 'none' : isSettled ? 'idle' : 'busy'}
        isFarmDrawn={isDrawn}
        ground={seenGround}
        featureCount={features.length}
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

/** In place of a map that cannot be drawn. */
function NoMap() {
  return (
    <div className={styles.noMap} role="status">
      <p>{mapWords.noMap}</p>
    </div>
  );
}
