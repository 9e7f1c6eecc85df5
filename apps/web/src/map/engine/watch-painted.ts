import type { Map as MapLibreMap } from 'maplibre-gl';

/** The part of a map used here. */
interface PaintedMap extends Pick<MapLibreMap, 'on' | 'getSource' | 'isSourceLoaded'> {
  readonly painter: Pick<MapLibreMap['painter'], 'render'>;
}

/**
 * Says whether the last picture shows the whole of what is ours on the map, until it is told to stop. Tiles of others, rivers and titles, may
 * never answer: the engine is not at rest as long as one is awaited, and the farm does not wait for them.
 *
 * It is begun before whatever leaves out pictures, and ended after that: it hears of those that are painted.
 */
export function watchPainted(
  map: PaintedMap,
  ours: readonly string[],
  say: (isPainted: boolean) => void,
): () => void {
  const { painter } = map;
  const paint = painter.render;
  let isWhole = false;
  let isSaid = false;
  const tell = (now: boolean): void => {
    isSaid = now;
    say(now);
  };
  painter.render = (...args) => {
    const here = ours.filter((id) => map.getSource(id));
    isWhole = here.length > 0 && here.every((id) => map.isSourceLoaded(id));
    paint.apply(painter, args);
  };
  // Not from within the picture: whoever hears of it may take the map away.
  map.on('render', () => {
    if (isWhole && !isSaid) tell(true);
  });
  map.on('dataloading', (event) => {
    if (!('sourceId' in event) || !ours.includes(event.sourceId)) return;
    isWhole = false;
    if (isSaid) tell(false);
  });
  return () => {
    painter.render = paint;
  };
}
