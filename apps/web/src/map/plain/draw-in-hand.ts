import { isPolygonal } from '@tussock/geometry';
import type { Palette } from '../engine/palette.ts';
import { layPath, type Pen } from './lay-path.ts';
import type { InHand } from './plain-pen.ts';
import type { PlainView } from './plain-view.ts';

/** A dot on each corner, pixels: without one nobody sees, by touch, that it is set. */
const DOT = 5;

/** Draws what is being drawn or changed, in the colour of what is chosen. */
export function drawInHand(
  pen: Pen,
  { geometry, corners }: InHand,
  { view, palette: { selected, halo } }: { readonly view: PlainView; readonly palette: Palette },
): void {
  pen.strokeStyle = selected;
  pen.fillStyle = selected;
  layPath(pen, geometry, view);
  if (isPolygonal(geometry)) {
    pen.globalAlpha = 0.15;
    pen.fill('evenodd');
    pen.globalAlpha = 1;
  }
  pen.lineWidth = isPolygonal(geometry) ? 2 : 3;
  pen.stroke();
  pen.lineWidth = 2;
  pen.strokeStyle = halo;
  for (const corner of corners) {
    const [x, y] = view.toPixel(corner);
    pen.beginPath();
    pen.arc(x, y, DOT, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
}
