import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import type { LeftDrawing } from './draw/drawing-history.ts';
import type { DrawingSession } from './draw/drawing-session.ts';
import { readPalette } from './engine/palette.ts';
import { drawingPart, type DrawingPart } from './fetch-drawing.ts';
import { fitInto } from './frame-of-map.ts';
import { NEAR_ZOOM } from './here/use-here.ts';
import { importedShape } from './layers/imported-layers.ts';
import type { PlanMapHandle, PlanMapProps } from './plan-map-props.ts';
import { noLayers } from './use-laid-shapes.ts';
import type { ReadyMap } from './use-started-map.ts';

/** A shape that may be snapped to: of the plan, its titles or a layer that was brought in. */
const findShape = ({ source }: ReadyMap, props: PlanMapProps, id: string) =>
  source.get(id)?.geometry ??
  [...props.boundary, ...(props.chosenTitles ?? [])].find((shape) => shape.id === id)?.geometry ??
  importedShape(props.importedLayers ?? noLayers, id);

/** What the screen around the map may ask of it. */
const handleOf = (ready: ReadyMap | null, session: RefObject<DrawingSession | null>): PlanMapHandle => ({
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
  centre: () => {
    const at = ready?.map.getCenter();
    return at ? [at.lng, at.lat] : null;
  },
  focus: () => ready?.map.getCanvas().focus({ preventScroll: true }),
  goTo: ([longitude, latitude]) =>
    ready?.map.easeTo({ center: [longitude, latitude], zoom: Math.max(ready.map.getZoom(), NEAR_ZOOM) }),
  bringIntoView: (bounds) => ready && bringIntoView(ready.map, bounds),
  fitTo: (bounds) => ready && fitInto(ready.map, bounds),
});

interface Pen {
  /** What is to be drawn is known, and the part that draws is on its way. */
  readonly isAwaited: boolean;
  readonly hasFailed: boolean;
}

/**
 * What is drawn on the map, and what the screen around it may ask of both. A session begins with each new key of the drawing, at once where
 * the part that draws has come; where the engine has made its style again, another goes on from where it was.
 */
export function useDrawingSession(
  ready: ReadyMap | null,
  { drawing = null, ref }: PlanMapProps,
  latest: RefObject<PlanMapProps>,
): Pen {
  const session = useRef<DrawingSession | null>(null);
  const left = useRef<{ readonly key: string; readonly drawing: LeftDrawing } | null>(null);
  /** How the fetching for a drawing has ended. */
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly hasCome: boolean } | null>(null);
  const key = drawing?.key;
  useEffect(() => {
    // What is ended and begun again begins from its wish.
    if (left.current?.key !== key) left.current = null;
    if (!ready || key === undefined) return undefined;
    let isOver = false;
    const begin = ({ DrawingSession }: DrawingPart): void => {
      const wish = latest.current.drawing;
      if (isOver || !wish) return;
      session.current = new DrawingSession({
        map: ready.map,
        wish,
        palette: readPalette(),
        ground: { findShape: (id) => findShape(ready, latest.current, id) },
        tell: (drawn) => latest.current.onDraw?.(drawn),
        resume: left.current?.drawing,
      });
    };
    const fetchAndBegin = async (): Promise<void> => {
      const part = await drawingPart.load().catch(() => null);
      if (part) begin(part);
      setOutcome({ key, hasCome: part !== null });
    };
    const part = drawingPart.here();
    if (part) begin(part);
    else void fetchAndBegin();
    return () => {
      isOver = true;
      const drawing = session.current?.stop();
      left.current = drawing ? { key, drawing } : left.current;
      session.current = null;
    };
  }, [ready, key, latest]);
  useImperativeHandle(ref, () => handleOf(ready, session), [ready]);
  const isTold = outcome !== null && outcome.key === key;
  return {
    isAwaited: key !== undefined && !isTold && drawingPart.here() === undefined,
    hasFailed: isTold && !outcome.hasCome,
  };
}
