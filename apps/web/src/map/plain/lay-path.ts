import { polygonsOf, type Geometry, type Position } from '@tussock/geometry';
import type { PlainView } from './plain-view.ts';

/** What is asked of a canvas. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
  | 'clearRect'
  | 'fillText'
  | 'strokeText'
  | 'measureText'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'lineJoin'
>;

const POINT_RADIUS = 4;

function outline(pen: Pen, line: readonly Position[], { toPixel }: PlainView): void {
  line.forEach((position, index) => {
    const [x, y] = toPixel(position);
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

/** Lays the way of a shape before the pen, which fills and strokes it. */
export function layPath(pen: Pen, geometry: Geometry, view: PlainView): void {
  pen.beginPath();
  if (geometry.type === 'Point') {
    const [x, y] = view.toPixel(geometry.coordinates);
    pen.arc(x, y, POINT_RADIUS, 0, 2 * Math.PI);
  } else if (geometry.type === 'LineString') outline(pen, geometry.coordinates, view);
  else if (geometry.type === 'MultiLineString')
    for (const line of geometry.coordinates) outline(pen, line, view);
  else
    for (const ring of polygonsOf(geometry).flat()) {
      outline(pen, ring, view);
      pen.closePath();
    }
}
