import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Palette } from '../engine/palette.ts';
import { hearTaps } from './corner-tap.ts';
import { DrawingLibrary } from './drawing-library.ts';
import type { DrawingSurface } from './drawing-surface.ts';
import { dragEdges } from './edge-drag.ts';
import { engineGround } from './engine-ground.ts';

/** The engine's map, drawn on with the library. */
export const engineSurface = (map: MapLibreMap, palette: Palette): DrawingSurface => ({
  ...engineGround(map),
  get isGone() {
    return !map.style;
  },
  centre: () => {
    const { lng, lat } = map.getCenter();
    return [lng, lat];
  },
  openPen: (options) => new DrawingLibrary({ map, palette, ...options }),
  hearTaps: (taps) => hearTaps({ map, ...taps }),
  dragEdges: (drags) => dragEdges({ map, ...drags }),
});
