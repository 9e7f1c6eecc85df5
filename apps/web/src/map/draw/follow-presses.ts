import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Pointed } from './pen-events.ts';

/** Remembers where on a map the last press was, until it is stopped. */
export function followPresses(map: Pick<MapLibreMap, 'getCanvasContainer' | 'unproject'>): {
  readonly last: () => Pointed | null;
  readonly leave: () => void;
} {
  const element = map.getCanvasContainer();
  let pressed: Pointed | null = null;
  const handlePress = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = element.getBoundingClientRect();
    const [containerX, containerY] = [clientX - left, clientY - top];
    const { lng, lat } = map.unproject([containerX, containerY]);
    pressed = { lng, lat, containerX, containerY };
  };
  // Before the library hears of it.
  element.addEventListener('pointerdown', handlePress, { capture: true });
  return {
    last: () => pressed,
    leave: () => element.removeEventListener('pointerdown', handlePress, { capture: true }),
  };
}
