import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Palette } from '../engine/palette.ts';
import type { DrawingState } from './drawing-history.ts';
import type { DrawingWish, DrawnShape } from './drawn-shape.ts';
import type { ShapeFinder } from './nearby-shapes.ts';

/** Options of a drawing session. */
export interface SessionOptions {
  readonly map: MapLibreMap;
  readonly palette: Palette;
  readonly wish: DrawingWish;
  /** Finds shapes for snapping, at full precision. */
  readonly findShape: ShapeFinder;
  readonly onChange: (drawn: DrawnShape) => void;
  /** State of an earlier session of the same drawing, to resume from. */
  readonly resume?: DrawingState | undefined;
}
