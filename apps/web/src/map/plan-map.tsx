import { groundLayers, mapWords, waterLayers, type GroundLayerId } from '@tussock/domain';
import {
  bounds as boundsOf,
  labelPoint,
  unionBounds,
  type Bounds,
  type EdgeEnds,
  type Geometry,
  type Position,
} from '@tussock/geometry';
import { AttributionControl, NavigationControl, ScaleControl, type Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { DrawingSession } from './draw/drawing-session.ts';
import type { DrawingWish, DrawnShape } from './draw/drawn-shape.ts';
import { paperStyle, type TileSettings } from './engine/paper-style.ts';
import { readPalette } from './engine/palette.ts';
import { startMap, type Camera } from './engine/start-map.ts';
import { ButtonControl } from './engine/button-control.ts';
import { useGround } from './ground/use-ground.ts';
import { HereNotice } from './here/here-notice.tsx';
import { NEAR_ZOOM, useHere } from './here/use-here.ts';
import { FeatureSource, showShapes } from './layers/feature-source.ts';
import { importedShape, showImported, type ImportedMapLayer } from './layers/imported-layers.ts';
import type { MapFeature } from './layers/map-feature.ts';
import { addPlanLayers, LABEL_ZOOM, showLayers, showWater, SOURCES } from './layers/plan-layers.ts';
import { listenToPointer } from './listen-to-pointer.ts';
import styles from './plan-map.module.css';

export interface MapShape {
  readonly id: string;
  readonly geometry: Geometry;
  /** What stands on it, for the few shapes that are named. */
  readonly label?: string;
}

/** A drawing in progress. A new `key` begins a new one. */
export interface Drawing extends DrawingWish {
  readonly key: string;
  /** The feature that is being changed: it is taken out of the plan's layer meanwhile. */
  readonly featureId?: string | undefined;
}

export interface PlanMapHandle {
  undo(): void;
  redo(): void;
  addCornerAtCentre(): void;
  takeCornerOut(): void;
  /** Puts the end of the running edge exactly there. */
  setEdgeEnd(at: Position): void;
  moveEdge(edge: EdgeEnds, to: EdgeEnds): void;
  moveCorner(old: Position, now: Position): void;
  /** The next corner is gone to along the border, or no longer. */
  trace(isOn: boolean): void;
  /** The stretch that was traced last goes the other way round. */
  turnTrace(): void;
  /** Where the cross stands; null before there is a map. */
  centre(): Position | null;
  fitTo(bounds: Bounds): void;
  /** So near that what stands there is told from what stands beside it. */
  goTo(at: Position): void;
  /** The keyboard goes to the map: arrows move it under the cross. */
  focus(): void;
}

export interface PlanMapProps {
  /** What the map shows, for those who hear it. */
  readonly label: string;
  readonly tiles: TileSettings;
  readonly attribution: string;
  /** Where this address was left; without it the map goes to `bounds`. */
  readonly camera?: Camera | undefined;
  readonly bounds?: Bounds | undefined;
  readonly onCamera?: (camera: Camera) => void;
  /** A place to go to, as soon as there is a map; `onWent` hears that it has. */
  readonly goingTo?: Position | null;
  readonly onWent?: () => void;
  readonly features: readonly MapFeature[];
  /** The farm is on its way: what is drawn is not all of it. */
  readonly isLoading?: boolean;
  readonly boundary: readonly MapShape[];
  readonly chosenTitles?: readonly MapShape[];
  /** Titles that a search found: outlined, so that they can be told from their neighbours. */
  readonly foundTitles?: readonly MapShape[];
  readonly overlaps?: readonly MapShape[];
  /** Chosen layers that were brought in, under everything of the plan. */
  readonly importedLayers?: readonly ImportedMapLayer[];
  readonly visibleLayers: readonly string[];
  /** The chosen layers of the water under the farm; all of them where it is left out. */
  readonly waterLayers?: readonly string[];
  /** The chosen layers of the ground under the farm; those of a first visit where it is left out. */
  readonly groundLayers?: readonly GroundLayerId[];
  readonly hasLabels: boolean;
  /** Names are shown from here on; for few features they need not wait until the farm is near. */
  readonly labelZoom?: number;
  readonly hasTitles?: boolean;
  /** A cross at the middle: what is added is added there. While something is drawn there is one always. */
  readonly hasCross?: boolean;
  readonly selectedId?: string | null;
  readonly onFeatureClick?: (id: string, position: Position) => void;
  /** Where the pointer is; null once it has left the map. */
  readonly onPointer?: (position: Position | null) => void;
  readonly onGroundClick?: (position: Position) => void;
  readonly drawing?: Drawing | null;
  readonly onDraw?: (drawn: DrawnShape) => void;
  readonly ref?: Ref<PlanMapHandle>;
}

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
const NARROW_PIXELS = 560;
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
  const [ready, setReady] = useState<{ map: MapLibreMap; source: FeatureSource } | null>(null);
  const { control: hereControl, ...here } = useHere(ready?.map ?? null);
  const [isIdle, setIsIdle] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const [isWithoutMap, setIsWithoutMap] = useState(false);
  const [hover, setHover] = useState<{ text: string; x: number; y: number } | null>(null);
  useEffect(() => {
    latest.current = props;
  });

  // The map lives as long as the component; what it shows follows by the effects below.
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const { tiles, hasTitles = false, camera, bounds, attribution, labelZoom = LABEL_ZOOM } = latest.current;
    const palette = readPalette();
    const map = tryToStart(() =>
      startMap(element, paperStyle(tiles, palette, { hasTitles }), camera ?? NEW_ZEALAND),
    );
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
      addPlanLayers(map, palette, labelZoom);
      setReady({ map, source: new FeatureSource(map, labelZoom) });
    });
    map.on('idle', () => setIsIdle(true));
    map.on('dataloading', () => setIsIdle(false));
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) isPlaced.current = true;
      setIsIdle(false);
    });
    map.on('moveend', tellCamera);
    map.on('mousemove', ({ lngLat: { lng, lat } }) => latest.current.onPointer?.([lng, lat]));
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

  const { goingTo = null } = props;
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
  useEffect(() => {
    if (!ready) return;
    showShapes(ready.map, SOURCES.boundary, boundary);
    showShapes(ready.map, SOURCES.boundaryNames, namesOf(boundary));
  }, [ready, boundary]);
  useEffect(() => {
    if (ready) showShapes(ready.map, SOURCES.chosen, chosenTitles);
  }, [ready, chosenTitles]);
  useEffect(() => {
    if (ready) showShapes(ready.map, SOURCES.found, foundTitles);
  }, [ready, foundTitles]);
  useEffect(() => {
    if (ready) showShapes(ready.map, SOURCES.overlaps, overlaps);
  }, [ready, overlaps]);
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
      onHover: setHover,
      onFeature: (id, position) => latest.current.onFeatureClick?.(id, position),
      onGround: (position) => latest.current.onGroundClick?.(position),
      hitsFeatures: latest.current.onFeatureClick !== undefined,
    });
  }, [ready, isDrawing]);

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
      <div
        className={styles.crosshair}
        data-shown={isDrawing || props.hasCross || undefined}
        aria-hidden="true"
      />
      {hover && (
        <div className={styles.hover} style={{ left: hover.x, top: hover.y }} role="presentation">
          {hover.text}
        </div>
      )}
      {!isSettled && <div className={styles.loading} aria-hidden="true" />}
      <output
        className={styles.state}
        data-map-state={isWithoutMap ? 'none' : isSettled ? 'idle' : 'busy'}
        data-map-ground={seenGround.isLaid ? 'laid' : 'paper'}
        data-map-contours={seenGround.contourCount}
        data-map-features={features.length}
        aria-hidden="true"
      />
    </div>
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
