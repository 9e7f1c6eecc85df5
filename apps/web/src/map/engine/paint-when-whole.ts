import type { Map as MapLibreMap } from 'maplibre-gl';

/** Somebody who waits longer sees what there is of the map, milliseconds. */
const AT_MOST_MS = 1000;

/** What is used of a map. */
interface PaintedMap extends Pick<MapLibreMap, 'loaded' | 'once' | 'triggerRepaint'> {
  readonly painter: Pick<MapLibreMap['painter'], 'render'>;
}

/**
 * Leaves out the first pictures of a map, which show a part of it: each takes as long as the whole one, and as long again where no graphics
 * card draws it, while what is still missing waits. Whoever moves the map sees it at once. Answers how to end it.
 */
export function paintWhenWhole(map: PaintedMap): () => void {
  const { painter } = map;
  const paint = painter.render;
  let isPainted = false;
  const begin = (): void => {
    isPainted = true;
    painter.render = paint;
    clearTimeout(timer);
  };
  const beginNow = (): void => {
    if (isPainted) return;
    begin();
    map.triggerRepaint();
  };
  const timer = setTimeout(beginNow, AT_MOST_MS);
  painter.render = (...args) => {
    if (!map.loaded()) return;
    begin();
    painter.render(...args);
  };
  map.once('movestart', beginNow);
  return begin;
}
