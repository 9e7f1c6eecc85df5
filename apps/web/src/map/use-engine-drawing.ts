import { useMemo, type RefObject } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import { readPalette } from './engine/palette.ts';
import { drawingPart, type EngineDrawing } from './fetch-drawing.ts';
import { fitInto, NEAR_ZOOM } from './frame-of-map.ts';
import type { PlanMapProps } from './plan-map-props.ts';
import { shapeBeside } from './shape-beside.ts';
import { useDrawingSession, type DrawnOn } from './use-drawing-session.ts';
import type { DrawingLeft } from './draw/drawing-left.ts';
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

const drawnOn = ({ map, source }: ReadyMap, latest: RefObject<PlanMapProps>): DrawnOn<EngineDrawing> => ({
  part: drawingPart,
  begin: ({ DrawingSession, engineSurface }, act) =>
    new DrawingSession({
      ...act,
      surface: engineSurface(map, readPalette()),
      ground: { findShape: (id) => source.get(id)?.geometry ?? shapeBeside(latest.current, id) },
    }),
});

/** What is drawn on the engine's map, and what the screen around it may ask of both. */
export function useEngineDrawing(
  ready: ReadyMap | null,
  props: Pick<PlanMapProps, 'drawing' | 'ref'>,
  by: { readonly latest: RefObject<PlanMapProps>; readonly left: DrawingLeft },
): Omit<ReturnType<typeof useDrawingSession>, 'session'> {
  const { latest } = by;
  const on = useMemo(() => ready && drawnOn(ready, latest), [ready, latest]);
  const { session, ...pen } = useDrawingSession(on, props, by);
  const moves = useMemo(() => ready && movesOf(ready), [ready]);
  useMapHandle(props.ref, moves, session);
  return pen;
}
