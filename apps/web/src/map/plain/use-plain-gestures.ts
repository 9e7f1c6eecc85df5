import { useEffect, useRef, type RefObject } from 'react';
import { PlainGestures, type Touched } from './plain-gestures.ts';
import type { Pixel } from './plain-view.ts';

/** So much of a turn of a wheel, in pixels, doubles the scale. */
const WHEEL_PIXELS = 300;
/** What a wheel that counts lines turns by for each, pixels. */
const LINE_PIXELS = 40;

export interface PictureTouched extends Touched {
  /** Where the pointer is while nothing is pressed; null once it has left. */
  point(at: Pixel | null): void;
  nearer(by: number, at: Pixel): void;
  /** By the other button. */
  takeOut(at: Pixel): void;
}

const placeOf = ({ offsetX, offsetY }: MouseEvent): Pixel => [offsetX, offsetY];

function listenTo(element: HTMLElement, touched: () => PictureTouched): () => void {
  const gestures = new PlainGestures(touched);
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      gestures.down(event.pointerId, placeOf(event));
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (gestures.isDown) gestures.move(event.pointerId, placeOf(event));
      else if (event.pointerType === 'mouse') touched().point(placeOf(event));
    },
    { signal },
  );
  element.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      // A finger that rests on a corner is about to drag it: browsers say the same of it as of the other button.
      if (!gestures.isDown) touched().takeOut(placeOf(event));
    },
    { signal },
  );
  element.addEventListener('pointerup', ({ pointerId }) => gestures.up(pointerId), { signal });
  element.addEventListener('pointercancel', ({ pointerId }) => gestures.cancel(pointerId), { signal });
  element.addEventListener('pointerleave', () => touched().point(null), { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PIXELS;
      touched().nearer(-pixels / WHEEL_PIXELS, placeOf(event));
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}

/** Hears of fingers, mouse and wheel on an element. */
export function usePlainGestures(element: RefObject<HTMLElement | null>, touched: PictureTouched): void {
  const latest = useRef(touched);
  useEffect(() => {
    latest.current = touched;
  });
  useEffect(() => {
    const { current } = element;
    return current ? listenTo(current, () => latest.current) : undefined;
  }, [element]);
}
