import type { Map as MapLibreMap } from 'maplibre-gl';

const LOOK_AGAIN_MS = 500;

/**
 * Says whether the map is at rest, until it is told to stop.
 *
 * The engine says so after a picture. A tile that its publisher does not have (404) ends without a word and without a picture: where it was
 * the last one, a picture is asked for, or the map would never be at rest.
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
