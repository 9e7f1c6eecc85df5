import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { isInView } from '../bring-into-view.ts';
import { NEAR_ZOOM } from '../frame-of-map.ts';
import type { MapFeature } from '../layers/map-feature.ts';
import type { PlanMapProps } from '../plan-map-props.ts';
import { shapeBeside } from '../shape-beside.ts';
import { useDrawingSession, type DrawnOn } from '../use-drawing-session.ts';
import type { DrawingLeft } from '../draw/drawing-left.ts';
import { useMapHandle, type MapMoves } from '../use-map-handle.ts';
import { EarlyPresses } from './early-presses.ts';
import { plainDrawing, type PlainDrawing } from './fetch-plain-drawing.ts';
import type { InHand } from './plain-pen.ts';
import type { PlainScene, PlainSurface } from './plain-surface.ts';
import { middleOf, windowOf, type Pixel } from './plain-view.ts';
import type { PlainStand } from './use-plain-view.ts';

/** The picture as it is at this moment. */
export interface PlainNow {
  readonly props: PlanMapProps;
  readonly stand: PlainStand;
  /** What of the plan is to be seen. */
  readonly seen: readonly MapFeature[];
  readonly element: RefObject<HTMLElement | null>;
}

const sceneOf = ({ props, stand: { view }, seen }: PlainNow): PlainScene | null =>
  view && {
    view,
    shapes: [
      ...seen,
      ...props.boundary,
      ...(props.chosenTitles ?? []),
      ...(props.importedLayers ?? []).flatMap(({ shapes }) => shapes),
    ],
  };

/** Where the picture may be asked to look, once it stands. */
function usePlainMoves(now: RefObject<PlainNow>, isStanding: boolean): MapMoves | null {
  return useMemo(
    (): MapMoves | null =>
      isStanding
        ? {
            centre: () => {
              const { view } = now.current.stand;
              return view && view.toPosition(middleOf(view));
            },
            focus: () => now.current.element.current?.focus({ preventScroll: true }),
            goTo: ([longitude, latitude]) => {
              const { view, moveTo } = now.current.stand;
              if (view)
                moveTo({ center: [longitude, latitude], zoom: Math.max(view.camera.zoom, NEAR_ZOOM) });
            },
            bringIntoView: (bounds) => {
              const { view, fitTo } = now.current.stand;
              if (view && !isInView(windowOf(view), bounds)) fitTo(bounds);
            },
            fitTo: (bounds) => now.current.stand.fitTo(bounds),
          }
        : null,
    [now, isStanding],
  );
}

/** What is drawn on the picture, and what the screen around it may ask of both. It is drawn on once it is known how it stands. */
export function usePlainDrawing(picture: PlainNow, left: DrawingLeft) {
  const now = useRef(picture);
  const latest = useRef(picture.props);
  useEffect(() => {
    now.current = picture;
    latest.current = picture.props;
  });
  const surface = useRef<PlainSurface | null>(null);
  const [early] = useState(() => new EarlyPresses());
  const [inHand, setInHand] = useState<InHand | null>(null);
  const isStanding = picture.stand.view !== null;
  const on = useMemo((): DrawnOn<PlainDrawing> | null => {
    if (!isStanding) return null;
    const findShape = (id: string) =>
      now.current.seen.find((feature) => feature.id === id)?.geometry ?? shapeBeside(latest.current, id);
    return {
      part: plainDrawing,
      begin: ({ DrawingSession, PlainSurface }, act) => {
        const scene = (): PlainScene => {
          const here = sceneOf(now.current);
          if (!here) throw new Error('A picture that stood has no view any more.');
          return here;
        };
        const drawnOn = new PlainSurface({ scene, show: setInHand });
        const session = new DrawingSession({ ...act, surface: drawnOn, ground: { findShape } });
        surface.current = drawnOn;
        for (const at of early.take(latest.current.drawing?.key)) drawnOn.press(scene().view.toPixel(at));
        return session;
      },
    };
  }, [isStanding, early]);
  const mayDraw = picture.props.onDraw !== undefined;
  useEffect(() => {
    // Asked for ahead: what fails is asked for again by whoever draws, and is told of there.
    if (isStanding && mayDraw) plainDrawing.load().catch(() => undefined);
  }, [isStanding, mayDraw]);
  const { session, ...pen } = useDrawingSession(on, picture.props, { latest, left });
  const moves = usePlainMoves(now, isStanding);
  useMapHandle(picture.props.ref, moves, session);
  /** While what draws is on its way, what is pressed waits for it. */
  const press = (at: Pixel): void => {
    const { stand, props } = picture;
    if (surface.current?.isOn) surface.current.press(at);
    else if (stand.view && props.drawing && !props.drawing.geometry)
      setInHand({
        geometry: null,
        corners: early.add(props.drawing.key, stand.view.toPosition(at)),
        middles: [],
      });
  };
  return { pen, surface, press, inHand };
}
