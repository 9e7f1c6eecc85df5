import { bounds, type Geometry } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { createContext, use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { paddingOf } from './padding-of-map.ts';
import { placeAtShape, type Box, type ShapeSide } from './place-at-shape.ts';
import styles from './plan-map.module.css';

/** The engine's map for content that stands at shapes; null before there is one, undefined on a static map. */
export const EngineMapContext = createContext<MapLibreMap | null | undefined>(undefined);

/** Box of a shape on the screen. */
function boxOf(map: Pick<MapLibreMap, 'project'>, geometry: Geometry): Box {
  const [west, south, east, north] = bounds(geometry);
  const corners = [west, east].flatMap((x) => [south, north].map((y) => map.project([x, y])));
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

function move(element: HTMLElement, map: MapLibreMap, geometry: Geometry, side: ShapeSide): void {
  const container = map.getContainer();
  const { top, right, bottom, left } = paddingOf(container);
  const room = { top, left, right: container.clientWidth - right, bottom: container.clientHeight - bottom };
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const [x, y] = placeAtShape(boxOf(map, geometry), size, { room, side });
  element.style.transform = `translate(${x}px, ${y}px)`;
}

/** Content that stands at a shape, follows it when the map moves, and is never off the map. For a child of the map. */
export function AtShape({
  geometry,
  side = 'beside',
  children,
}: {
  readonly geometry: Geometry;
  readonly side?: ShapeSide;
  readonly children: ReactNode;
}) {
  const map = use(EngineMapContext);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(() => undefined as void);
  useLayoutEffect(() => {
    latest.current = (): void => {
      if (map?.style && place.current) move(place.current, map, geometry, side);
    };
    latest.current();
  });
  useEffect(() => {
    if (!map) return undefined;
    const follow = (): void => latest.current();
    map.on('move', follow);
    map.on('resize', follow);
    return () => {
      map.off('move', follow);
      map.off('resize', follow);
    };
  }, [map]);
  if (map === undefined) return children;
  if (!map) return null;
  return (
    <div ref={place} className={styles.atShape} data-side={side}>
      {children}
    </div>
  );
}
