import type { Map as MapLibreMap } from 'maplibre-gl';

const LOOK_AGAIN_MS = 500;

/**
 * Reports whether the map is idle, until it is stopped.
 *
 * The engine reports this after a frame. A tile that its publisher does not have (404) ends without an event and without a frame: where it was the
 * last one, a frame is requested, or the map would never be idle.
 */
export function watchIdle(
  map: Pick<MapLibreMap, 'on' | 'loaded' | 'isMoving' | 'triggerRepaint'>,
  say: (isIdle: boolean) => void,
): () => void {
  let isIdle = false;
  const tell = (now: boolean): void => {
    isIdle = now;
    say(now);
  };
  map.on('idle', () => tell(true));
  map.on('dataloading', () => tell(false));
  map.on('movestart', () => tell(false));
  const timer = setInterval(() => {
    if (!isIdle && map.loaded() && !map.isMoving()) map.triggerRepaint();
  }, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}
