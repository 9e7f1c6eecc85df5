import type { Map as MapLibreMap } from 'maplibre-gl';

/** Somebody who waits longer for the first picture sees what there is of the map, milliseconds. */
const FIRST_AT_MOST_MS = 1000;
/** Whoever waits longer for a change sees what there is of it, milliseconds. */
const CHANGE_AT_MOST_MS = 250;
/** Where a picture takes no longer than two frames of a screen, none has to be left out, milliseconds. */
const QUICK_MS = 34;

/** What is used of a map. */
interface PaintedMap extends Pick<MapLibreMap, 'loaded' | 'isMoving' | 'on' | 'off' | 'triggerRepaint'> {
  readonly painter: Pick<MapLibreMap['painter'], 'render'>;
}

/**
 * Leaves out pictures of a map that show a part of it: each takes as long as the whole one, which waits behind it, and is very long where no
 * graphics card draws it. A change waits for the rest of it as long as the last picture took, the first picture of all a second. Whoever moves the
 * map sees at once what there is. Of a click the page is seen first: what it opened beside the map would wait for a picture that marks it. Answers
 * how to end it.
 */
export function paintWhenWhole(map: PaintedMap): () => void {
  const { painter } = map;
  const paint = painter.render;
  let mayWait = FIRST_AT_MOST_MS;
  let isAskedFor = false;
  let isPageFirst = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = (from: number): void =>
    void requestAnimationFrame(() => {
      const took = performance.now() - from;
      mayWait = took <= QUICK_MS ? 0 : Math.min(took, CHANGE_AT_MOST_MS);
    });
  const paintNow = (): void => {
    isAskedFor = true;
    map.triggerRepaint();
  };
  const letPageGoFirst = (): void => {
    isPageFirst = mayWait > 0;
  };
  painter.render = (...args) => {
    if (isPageFirst) {
      isPageFirst = false;
      map.triggerRepaint();
      return;
    }
    if (!isAskedFor && mayWait > 0 && !map.isMoving() && !map.loaded()) {
      timer ??= setTimeout(paintNow, mayWait);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    isAskedFor = false;
    measure(performance.now());
    paint.apply(painter, args);
  };
  map.on('movestart', paintNow);
  map.on('click', letPageGoFirst);
  return () => {
    clearTimeout(timer);
    map.off('movestart', paintNow);
    map.off('click', letPageGoFirst);
    painter.render = paint;
  };
}
