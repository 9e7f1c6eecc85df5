import { isPolygonal, type Position } from '@tussock/geometry';
import type { Palette } from '../engine/palette.ts';
import { layPath, type Pen } from './lay-path.ts';
import type { InHand } from './plain-pen.ts';
import type { PlainView } from './plain-view.ts';

/** A dot on each corner, pixels: without one nobody sees, by touch, that it is set. */
const DOT = 5;
/** On the middle of an edge, from where one more is dragged. */
const MIDDLE = { dot: 3.5, opacity: 0.6 };

/** Draws what is being drawn or changed, in the colour of what is chosen. */
export function drawInHand(
  pen: Pen,
  { geometry, corners, middles }: InHand,
  { view, palette: { selected, halo } }: { readonly view: PlainView; readonly palette: Palette },
): void {
  pen.strokeStyle = selected;
  pen.fillStyle = selected;
  if (geometry) {
    layPath(pen, geometry, view);
    const isArea = isPolygonal(geometry);
    pen.globalAlpha = 0.15;
    if (isArea) pen.fill('evenodd');
    pen.globalAlpha = 1;
    pen.lineWidth = isArea ? 2 : 3;
    pen.stroke();
  }
  pen.lineWidth = 2;
  pen.strokeStyle = halo;
  const dot = (at: Position, radius: number): void => {
    const [x, y] = view.toPixel(at);
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  };
  pen.globalAlpha = MIDDLE.opacity;
  for (const at of middles) dot(at, MIDDLE.dot);
  pen.globalAlpha = 1;
  for (const at of corners) dot(at, DOT);
}
