import { groundLookOf, positionWords } from '@tussock/domain';
import {
  AttributionControl,
  NavigationControl,
  ScaleControl,
  type Map as MapLibreMap,
  type StyleSpecification,
} from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ButtonControl } from './engine/button-control.ts';
import { paperLayers, paperStyle } from './engine/paper-style.ts';
import { readPalette, type Palette } from './engine/palette.ts';
import { repaint } from './engine/repaint.ts';
import { startMap } from './engine/start-map.ts';
import { watchIdle } from './engine/watch-idle.ts';
import { watchPainted } from './engine/watch-painted.ts';
import { fitFarm } from './fit-farm.ts';
import { bordersOf, everyWater, NEW_ZEALAND, usualGround, type Standing } from './frame-of-map.ts';
import { HERE_ICON } from './here/use-here.ts';
import { FeatureSource } from './layers/feature-source.ts';
import { LABEL_ZOOM } from './layers/label-layers.ts';
import { asSeen, planLayers } from './layers/plan-layers.ts';
import { PlanStack, stackAtFirst } from './layers/plan-stack.ts';
import { SOURCES } from './layers/shape-layers.ts';
import type { PlanMapProps } from './plan-map-props.ts';
import { outsideOf } from './outside-of.ts';

/** Width in pixels below which the attribution is collapsed behind its sign, so that it does not cover the farm. */
const NARROW_PIXELS = 860;

/** Icon: four corners around a block, on a grid of 24. */
const WHOLE_FARM_ICON = 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M9 9h6v6H9z';

/** Buttons on the map, whose actions other modules set. */
interface MapButtons {
  readonly wholeFarm: ButtonControl;
  readonly here: ButtonControl;
}

const mapButtons = (): MapButtons => ({
  wholeFarm: new ButtonControl('Show the whole farm', WHOLE_FARM_ICON),
  here: new ButtonControl(positionWords.find, HERE_ICON),
});

/** A map whose style is loaded, with the sources and layers on it. */
export interface ReadyMap {
  readonly map: MapLibreMap;
  readonly source: FeatureSource;
  readonly stack: PlanStack;
  /** Gives the paper and the plan the colours of another palette. */
  readonly repaint: (palette: Palette) => void;
}

/** Callbacks for the state of the engine. */
interface MapNews {
  ready(ready: ReadyMap | null): void;
  readonly idle: (isIdle: boolean) => void;
  readonly painted: (isPainted: boolean) => void;
  /** Called when the engine cannot draw in this browser. */
  without(): void;
}

function foldAttribution(element: HTMLElement): void {
  const words = element.querySelector('.maplibregl-ctrl-attrib');
  words?.classList.remove('maplibregl-compact-show');
  words?.removeAttribute('open');
}

/** Starts the engine. Null where the browser has no WebGL; everything else on the page works. */
function tryToStart(start: () => MapLibreMap): MapLibreMap | null {
  try {
    return start();
  } catch {
    return null;
  }
}

function addControls(map: MapLibreMap, attribution: string, buttons: MapButtons): void {
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(buttons.wholeFarm, 'top-right');
  // Who stands in the paddock sees where: the place stays in the browser.
  map.addControl(buttons.here, 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 120 }), 'bottom-left');
  map.addControl(new AttributionControl({ compact: true, customAttribution: attribution }), 'bottom-right');
  const element = map.getContainer();
  if (element.clientWidth < NARROW_PIXELS) map.once('idle', () => foldAttribution(element));
}

function listen(map: MapLibreMap, latest: RefObject<PlanMapProps>, standing: Standing): () => void {
  const tellCamera = (): void => {
    const { lng, lat } = map.getCenter();
    latest.current.onCamera?.({ center: [lng, lat], zoom: map.getZoom() });
  };
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) standing.set(true);
  });
  map.on('moveend', tellCamera);
  map.on('mousemove', ({ lngLat: { lng, lat }, originalEvent: { buttons } }) => {
    // A map that is dragged keeps its place under the pointer.
    if (buttons === 0) latest.current.onPointer?.([lng, lat]);
  });
  map.on('mouseout', () => latest.current.onPointer?.(null));
  return tellCamera;
}

/** The initial style with all that is known at the start: what is added later is tiled, and the whole map drawn, once more. */
function firstStyle(props: PlanMapProps): {
  readonly style: StyleSpecification;
  readonly lay: (map: MapLibreMap) => ReadyMap;
} {
  const { tiles, features, visibleLayers: visible, hasLabels } = props;
  const { hasTitles = false, labelZoom = LABEL_ZOOM, waterLayers: water = everyWater } = props;
  const palette = readPalette(groundLookOf(props.groundLayers ?? usualGround));
  const layers = planLayers(palette, labelZoom);
  const borders = bordersOf(props);
  const shapes = new Map([
    [SOURCES.veil, outsideOf(borders)],
    [SOURCES.boundary, borders],
  ]);
  const style = paperStyle(tiles, palette, { hasTitles, ...stackAtFirst(layers, features, shapes) });
  return {
    style: { ...style, layers: style.layers.map((layer) => asSeen(layer, { visible, hasLabels, water })) },
    lay: (map) => {
      const stack = new PlanStack(map, layers, shapes);
      return {
        map,
        source: new FeatureSource(map, labelZoom, features),
        stack,
        repaint: (other) => {
          repaint(map, paperLayers(tiles, other, hasTitles));
          stack.repaint(planLayers(other, labelZoom));
        },
      };
    },
  };
}

/** Starts the engine in its element; returns the function that stops it, or nothing where it cannot draw here. */
function startIn(
  element: HTMLElement,
  latest: RefObject<PlanMapProps>,
  { buttons, standing, news }: { buttons: MapButtons; standing: Standing; news: MapNews },
): (() => void) | undefined {
  const { camera, bounds, attribution } = latest.current;
  const { style, lay } = firstStyle(latest.current);
  const map = tryToStart(() => startMap(element, style, camera ?? NEW_ZEALAND));
  if (!map) {
    news.without();
    return undefined;
  }
  if (!camera && bounds) fitFarm(map, bounds);
  const stopHearing = watchPainted(map, Object.values(SOURCES), news.painted);
  standing.set(camera !== undefined || bounds !== undefined);
  addControls(map, attribution, buttons);
  const tellCamera = listen(map, latest, standing);
  const stopTelling = watchIdle(map, news.idle);
  let laid: ReadyMap | null = null;
  map.on('style.load', () => {
    if (standing.isOnPurpose) tellCamera();
    laid = laid ? layAgain(laid) : lay(map);
    news.ready(laid);
  });
  return () => {
    stopHearing();
    stopTelling();
    news.ready(null);
    map.remove();
  };
}

/** Handles a rebuilt style, as after lost graphics: returns a new `ready`, so that everything that depends on the map runs again. */
function layAgain(laid: ReadyMap): ReadyMap {
  laid.source.handAgain();
  laid.stack.handAgain();
  return { ...laid };
}

interface StartedMap {
  /** Null until the style is loaded. */
  readonly ready: ReadyMap | null;
  readonly buttons: MapButtons;
  /** Whether nothing is loading or being drawn. */
  readonly isIdle: boolean;
  /** Whether the last frame shows all of the plan; tiles from others may still be loading. */
  readonly isPainted: boolean;
  readonly isWithoutMap: boolean;
}

/**
 * Runs the engine in its element for the life of the component. What it shows is set by other effects. `isPainted` is only tracked while somebody
 * waits for it, since each change renders the page again.
 */
export function useStartedMap(
  container: RefObject<HTMLElement | null>,
  latest: RefObject<PlanMapProps>,
  standing: Standing,
  awaitsPicture: boolean,
): StartedMap {
  const [buttons] = useState(mapButtons);
  const [ready, setReady] = useState<ReadyMap | null>(null);
  const [isIdle, setIsIdle] = useState(false);
  const [isPainted, setIsPainted] = useState(false);
  const [isWithoutMap, setIsWithoutMap] = useState(false);
  const isAwaited = useRef(awaitsPicture);
  useLayoutEffect(() => {
    isAwaited.current = awaitsPicture;
  }, [awaitsPicture]);
  useEffect(() => {
    // Before the page hands the picture to the graphics: what waits for the map would wait for them as well, which are slow where they are software.
    const atOnce = (set: (now: boolean) => void) => (now: boolean) =>
      now ? flushSync(() => set(true)) : set(false);
    const news: MapNews = {
      ready: setReady,
      idle: atOnce(setIsIdle),
      painted: (now) => {
        if (isAwaited.current) atOnce(setIsPainted)(now);
      },
      without: () => setIsWithoutMap(true),
    };
    return container.current ? startIn(container.current, latest, { buttons, standing, news }) : undefined;
  }, [container, latest, standing, buttons]);
  return { ready, buttons, isIdle, isPainted, isWithoutMap };
}
