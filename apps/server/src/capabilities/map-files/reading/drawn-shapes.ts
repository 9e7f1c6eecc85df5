import type { IEntity, IPoint } from 'dxf-parser';
import type { RawShape } from './raw-table.ts';

export type DrawnPlace = readonly [number, number];
type Place = DrawnPlace;
/** Of a curve, for a whole turn. */
const STEPS = 64;

const placeOf = ({ x, y }: IPoint): Place => [x, y];

function arc(centre: IPoint, radius: number, from: number, to: number): readonly Place[] {
  const turn = to > from ? to - from : to - from + 2 * Math.PI;
  const steps = Math.max(2, Math.ceil((turn / (2 * Math.PI)) * STEPS));
  return Array.from({ length: steps + 1 }, (_, index): Place => {
    const angle = from + (turn * index) / steps;
    return [centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)];
  });
}

/** The places of a curved edge without its ends; a bulge is the tangent of a quarter of its turn. */
function bulged(from: IPoint, to: IPoint, bulge: number): readonly Place[] {
  const turn = 4 * Math.atan(bulge);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0 || Math.abs(turn) < 1e-9) return [];
  const aside = length / (2 * Math.tan(turn / 2));
  const centre = {
    x: (from.x + to.x) / 2 - (dy / length) * aside,
    y: (from.y + to.y) / 2 + (dx / length) * aside,
  };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y);
  const steps = Math.max(2, Math.ceil((Math.abs(turn) / (2 * Math.PI)) * STEPS));
  return Array.from({ length: steps - 1 }, (_, index): Place => {
    const angle = start + (turn * (index + 1)) / steps;
    return [centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)];
  });
}

function polyline(
  vertices: readonly (IPoint & { readonly bulge?: number })[],
  isClosed: boolean,
): RawShape | null {
  const [first] = vertices;
  if (!first) return null;
  const corners = vertices.flatMap((vertex, index) => {
    const next = vertices[index + 1] ?? (isClosed ? first : undefined);
    return [placeOf(vertex), ...(next && vertex.bulge ? bulged(vertex, next, vertex.bulge) : [])];
  });
  return isClosed
    ? { type: 'Polygon', coordinates: [[...corners, placeOf(first)]] }
    : { type: 'LineString', coordinates: corners };
}

/** What the parser gives of an entity, as far as it is a place; each type has some of it. */
export interface Drawn extends IEntity {
  /** What a line is bent by is none of its corners. */
  readonly vertices?: readonly (IPoint & { readonly splineControlPoint?: boolean })[];
  readonly shape?: boolean;
  readonly is3dPolygonMesh?: boolean;
  readonly isPolyfaceMesh?: boolean;
  readonly position?: IPoint;
  readonly startPoint?: IPoint;
  readonly center?: IPoint;
  readonly radius?: number;
  readonly startAngle?: number;
  readonly endAngle?: number;
  readonly text?: string;
  /** Of a block that is put somewhere: its name, and how it is scaled, turned and repeated. */
  readonly name?: string;
  readonly xScale?: number;
  readonly yScale?: number;
  /** Degrees, anticlockwise. */
  readonly rotation?: number;
  readonly columnCount?: number;
  readonly rowCount?: number;
  readonly columnSpacing?: number;
  readonly rowSpacing?: number;
}

const pointAt = (place: IPoint | undefined): RawShape | null =>
  place ? { type: 'Point', coordinates: placeOf(place) } : null;

const curve = ({
  center,
  radius = 0,
  startAngle = 0,
  endAngle = 2 * Math.PI,
  type,
}: Drawn): RawShape | null => {
  if (!center) return null;
  return type === 'CIRCLE'
    ? { type: 'Polygon', coordinates: [arc(center, radius, 0, 2 * Math.PI)] }
    : { type: 'LineString', coordinates: arc(center, radius, startAngle, endAngle) };
};

/** The shape of each type of entity that is read. */
export const drawnShapes: Readonly<Record<string, (drawn: Drawn) => RawShape | null>> = {
  POINT: ({ position }) => pointAt(position),
  TEXT: ({ startPoint, position }) => pointAt(startPoint ?? position),
  MTEXT: ({ position }) => pointAt(position),
  LINE: ({ vertices = [] }) => polyline(vertices, false),
  LWPOLYLINE: ({ vertices = [], shape = false }) => polyline(vertices, shape),
  POLYLINE: ({ vertices = [], shape = false }) =>
    polyline(
      vertices.filter(({ splineControlPoint = false }) => !splineControlPoint),
      shape,
    ),
  CIRCLE: curve,
  ARC: curve,
};
