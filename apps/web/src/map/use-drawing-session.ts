import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import type { DrawingState } from './draw/drawing-history.ts';
import { DrawingSession } from './draw/drawing-session.ts';
import { readPalette } from './engine/palette.ts';
import { fitInto, NEAR_ZOOM } from './frame-of-map.ts';
import type { PlanMapProps } from './plan-map-props.ts';
import { shapeOutsideFeatures } from './shape-outside-features.ts';
import { useMapHandle, type MapMoves } from './use-map-handle.ts';
import type { ReadyMap } from './use-started-map.ts';

const movesOf = ({ map }: ReadyMap): MapMoves => ({
  centre: () => {
    const { lng, lat } = map.getCenter();
    return [lng, lat];
  },
  focus: () => map.getCanvas().focus({ preventScroll: true }),
  goTo: ([longitude, latitude]) =>
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), NEAR_ZOOM) }),
  bringIntoView: (bounds) => bringIntoView(map, bounds),
  fitTo: (bounds) => fitInto(map, bounds),
});

/**
 * Runs a drawing session for each key of the drawing, and gives the screen its handle. Where the engine has rebuilt its style, a new session resumes
 * from the state of the first.
 */
export function useDrawingSession(
  ready: ReadyMap | null,
  { drawing = null, ref }: Pick<PlanMapProps, 'drawing' | 'ref'>,
  latest: RefObject<PlanMapProps>,
): void {
  const session = useRef<DrawingSession | null>(null);
  const interrupted = useRef<{ readonly key: string; readonly state: DrawingState } | null>(null);
  const key = drawing?.key;
  useEffect(() => {
    const wish = latest.current.drawing;
    if (interrupted.current?.key !== key) interrupted.current = null;
    if (!ready || key === undefined || !wish) return undefined;
    const { map, source } = ready;
    const running = new DrawingSession({
      map,
      palette: readPalette(),
      findShape: (id) => source.get(id)?.geometry ?? shapeOutsideFeatures(latest.current, id),
      wish,
      onChange: (drawn) => latest.current.onDraw?.(drawn),
      resume: interrupted.current?.state,
    });
    session.current = running;
    return () => {
      interrupted.current = { key, state: running.stop() };
      session.current = null;
    };
  }, [ready, key, latest]);
  const moves = useMemo(() => ready && movesOf(ready), [ready]);
  useMapHandle(ref, moves, session);
}
