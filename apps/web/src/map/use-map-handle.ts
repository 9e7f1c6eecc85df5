import { useImperativeHandle, type Ref, type RefObject } from 'react';
import type { DrawingSession } from './draw/drawing-session.ts';
import type { PlanMapHandle } from './plan-map-props.ts';

/** The part of the handle that the map implements by itself. */
export type MapMoves = Pick<PlanMapHandle, 'centre' | 'focus' | 'goTo' | 'bringIntoView' | 'fitTo'>;

const handleOf = (moves: MapMoves | null, session: RefObject<DrawingSession | null>): PlanMapHandle => ({
  undo: () => session.current?.undo(),
  redo: () => session.current?.redo(),
  addCornerAtCentre: () => session.current?.addCornerAtCentre(),
  setEdgeEnd: (at) => session.current?.setEdgeEnd(at),
  moveEdge: (edge, to) => session.current?.moveEdge(edge, to),
  moveCorner: (old, now) => session.current?.moveCorner(old, now),
  trace: (isOn) => session.current?.trace(isOn),
  turnTrace: () => session.current?.turnTrace(),
  takeCornerOut: () => session.current?.takeCornerOut(),
  finish: () => session.current?.finish(),
  centre: () => moves?.centre() ?? null,
  focus: () => moves?.focus(),
  goTo: (at) => moves?.goTo(at),
  bringIntoView: (bounds) => moves?.bringIntoView(bounds),
  fitTo: (bounds) => moves?.fitTo(bounds),
});

/** The imperative handle of a map and of the drawing on it. `moves` keeps its identity for the same map; null before there is one. */
export function useMapHandle(
  ref: Ref<PlanMapHandle> | undefined,
  moves: MapMoves | null,
  session: RefObject<DrawingSession | null>,
): void {
  useImperativeHandle(ref, () => handleOf(moves, session), [moves, session]);
}
