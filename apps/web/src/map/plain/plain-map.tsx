import type { Position } from '@tussock/geometry';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { readPalette } from '../engine/palette.ts';
import type { Camera } from '../camera.ts';
import type { PlanMapProps } from '../plan-map-props.ts';
import mapStyles from '../plan-map.module.css';
import type { DrawingLeft } from '../draw/drawing-left.ts';
import { drawInHand } from './draw-in-hand.ts';
import { drawPlain, type PlainPicture } from './draw-plain.ts';
import { featureAt } from './feature-at.ts';
import { PlainButtons } from './plain-buttons.tsx';
import styles from './plain-map.module.css';
import type { InHand } from './plain-pen.ts';
import { PlainNotices, type StandsFor } from './plain-notices.tsx';
import { dragged, nearer, type Pixel, type PlainView } from './plain-view.ts';
import { usePlainDrawing } from './use-plain-drawing.ts';
import { usePlainPicture } from './use-plain-picture.ts';
import { usePlainGestures, type PictureTouched } from './use-plain-gestures.ts';
import { usePlainView } from './use-plain-view.ts';

/** A step of the arrows, pixels; of plus and minus, as the engine's. */
const STEP = 100;
const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const NEARER: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** The pen of a canvas that fills its element, counted in CSS pixels and empty. */
function cleanPen(canvas: HTMLCanvasElement, { size }: PlainView): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d');
  const { devicePixelRatio: ratio } = globalThis;
  canvas.width = size.width * ratio;
  canvas.height = size.height * ratio;
  pen?.scale(ratio, ratio);
  return pen;
}

/** Draws the farm, and over it what is in hand. */
function usePictures(
  { ground, hand }: Readonly<Record<'ground' | 'hand', RefObject<HTMLCanvasElement | null>>>,
  view: PlainView | null,
  { picture, inHand }: { readonly picture: PlainPicture; readonly inHand: InHand | null },
): void {
  useEffect(() => {
    const pen = ground.current && view && cleanPen(ground.current, view);
    // As names are written beside the map: over a slow line the letters of the product are not here yet.
    const { fontFamily } = getComputedStyle(document.body);
    if (pen) drawPlain(pen, picture, { view, palette: readPalette(), fontFamily });
  }, [ground, view, picture]);
  useEffect(() => {
    const pen = hand.current && view && cleanPen(hand.current, view);
    if (pen && inHand) drawInHand(pen, inHand, { view, palette: readPalette() });
  }, [hand, view, inHand]);
}

/** Somebody pressed on a thing, or on the ground. A screen that picks titles looks through what is drawn. */
function tellPress(
  { onFeatureClick, onGroundClick }: Pick<PlanMapProps, 'onFeatureClick' | 'onGroundClick'>,
  position: Position,
  id: string | undefined,
): void {
  if (id !== undefined && onFeatureClick) onFeatureClick(id, position);
  else onGroundClick?.(position);
}

interface PlainMapProps extends PlanMapProps {
  readonly standsFor: StandsFor;
  readonly left: DrawingLeft;
  /** It was moved: the engine's map stands there as well. */
  readonly onMoved: (camera: Camera) => void;
}

/**
 * The farm without the engine of maps: while that is on its way over a slow line, or where the browser cannot run it. It stands as the
 * engine's map will. One looks around on it, chooses what is there and draws corner by corner; what was begun on it goes on with the engine.
 */
export function PlainMap(props: PlainMapProps) {
  const { label, drawing = null } = props;
  const [ground, hand] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)];
  const onCamera = (camera: Camera): void => {
    props.onMoved(camera);
    props.onCamera?.(camera);
  };
  const stand = usePlainView(hand, { ...props, onCamera });
  const { view, moveTo } = stand;
  const { seen, picture } = usePlainPicture(props);
  const {
    pen,
    surface,
    press: pressDrawn,
    inHand,
  } = usePlainDrawing({ props, stand, seen, element: hand }, props.left);
  usePictures({ ground, hand }, view, { picture, inHand });
  const drawnOn = drawing ? surface : null;
  const touched: PictureTouched = {
    view: () => view,
    moveTo,
    nearer: (by, at) => view && moveTo(nearer(view, by, at)),
    press: (at) => {
      if (drawing) pressDrawn(at);
      else if (view) tellPress(props, view.toPosition(at), featureAt(seen, at, view)?.id);
    },
    point: (at) => {
      drawnOn?.current?.point(at);
      props.onPointer?.(at && view && view.toPosition(at));
    },
    grab: (at) => drawnOn?.current?.grab(at) ?? false,
    drag: (at) => drawnOn?.current?.drag(at),
    drop: () => drawnOn?.current?.drop(),
    letGo: () => drawnOn?.current?.letGo(),
    takeOut: (at) => drawnOn?.current?.takeOut(at),
  };
  usePlainGestures(hand, touched);
  const press = (event: KeyboardEvent): void => {
    const [by, to] = [NEARER[event.key], ARROWS[event.key]];
    if (!view || event.ctrlKey || event.metaKey || (by === undefined && to === undefined)) return;
    event.preventDefault();
    moveTo(to ? dragged(view, to) : nearer(view, by ?? 0));
  };
  return (
    <div className={styles.plain} data-plain-features={picture.features.length}>
      <canvas ref={ground} aria-hidden="true" />
      <canvas
        ref={hand}
        // It hears the arrows itself, as the engine's map does: no other role says so.
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
        role="application"
        tabIndex={0}
        aria-label={label}
        data-drawing={drawing !== null || undefined}
        onKeyDown={press}
      />
      <div
        className={mapStyles.crosshair}
        data-shown={drawing !== null || props.hasCross}
        aria-hidden="true"
      />
      <PlainButtons stand={stand} bounds={props.bounds} />
      <PlainNotices standsFor={props.standsFor} drawing={drawing} hasFailed={pen.hasFailed} />
    </div>
  );
}
