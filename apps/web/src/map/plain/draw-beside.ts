import { isPolygonal } from '@tussock/geometry';
import type { Palette } from '../engine/palette.ts';
import type { MapShape, PlanMapProps } from '../plan-map-props.ts';
import { layPath, type Pen } from './lay-path.ts';
import type { PlainView } from './plain-view.ts';

/** What lies on the picture beside the plan. */
export type PlainBeside = {
  readonly [S in BesideId]?: PlanMapProps[S];
};
type BesideId = 'importedLayers' | 'foundTitles' | 'marked' | 'chosenTitles' | 'overlaps';

interface BesideLook {
  readonly colour: string;
  /** Pixels. */
  readonly width: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  /** Of the ground of an area. */
  readonly fill?: number;
}

function drawShapes(
  pen: Pen,
  shapes: readonly Pick<MapShape, 'geometry'>[],
  { view, look }: { readonly view: PlainView; readonly look: BesideLook },
): void {
  const { colour, width, dash = [], opacity = 1, fill } = look;
  for (const { geometry } of shapes) {
    layPath(pen, geometry, view);
    if (fill !== undefined && isPolygonal(geometry)) {
      pen.globalAlpha = fill;
      pen.fillStyle = colour;
      pen.fill('evenodd');
    }
    pen.globalAlpha = opacity;
    pen.setLineDash([...dash]);
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }
}

/** Draws it in the colours and widths of the engine's map. */
export function drawBeside(
  pen: Pen,
  { importedLayers = [], foundTitles = [], marked = [], chosenTitles = [], overlaps = [] }: PlainBeside,
  { view, palette: { selected, danger } }: { readonly view: PlainView; readonly palette: Palette },
): void {
  for (const { shapes, colour } of importedLayers)
    drawShapes(pen, shapes, { view, look: { colour, width: 1.6, dash: [5, 2.5], fill: 0.1 } });
  drawShapes(pen, foundTitles, { view, look: { colour: selected, width: 1.5, dash: [3, 3] } });
  drawShapes(pen, marked, { view, look: { colour: selected, width: 10, opacity: 0.45 } });
  drawShapes(pen, chosenTitles, { view, look: { colour: selected, width: 1.5, fill: 0.14 } });
  drawShapes(pen, overlaps, { view, look: { colour: danger, width: 2, fill: 0.45 } });
}
