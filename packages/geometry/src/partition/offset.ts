import { metresPerDegree } from '../measure/ellipsoid.ts';
import { lengthRefusal, type CornerRefusal } from '../measure/corner-at.ts';
import { bounds } from '../shape/bounds.ts';
import { containsPoint } from '../shape/contains-point.ts';
import type { Geometry, LineGeometry, PolygonalGeometry, Position } from '../shape/geometry.ts';
import { labelPoint } from '../shape/label-point.ts';
import { linesOf } from '../shape/polygons-of.ts';
import { windRings } from '../shape/wind-rings.ts';
import { nearestOnBorder } from '../snap/nearest-on-border.ts';
import { circleAround } from '../measure/measured-shapes.ts';
import { edgesOfLine, joinPieces } from './partition.ts';
import { nodeEdges } from './node-edges.ts';
import { traceFaces } from './trace-faces.ts';

/** Reasons why a shape cannot be offset. */
export type OffsetReason = CornerRefusal['reason'] | 'nothingLeft';
export type Offset =
  | { readonly ok: true; readonly geometry: PolygonalGeometry }
  | { readonly ok: false; readonly reason: OffsetReason };

/** Angle of the chords that round corners; their middle lies 0.4 % of the distance inside the arc. */
const ARC_STEP = Math.PI / 18;
/** Tolerance in metres for the chords and for 7 decimals. */
const slack = (metres: number): number => metres * 0.004 + 0.03;

type Plane = readonly [x: number, y: number];

/** Offsets a closed path by metres to its right, or to its left when negative; the result may cross itself. */
function pathBeside(path: readonly Plane[], metres: number): readonly Plane[] {
  const sign = Math.sign(metres);
  const edges = path.slice(1).flatMap((to, index) => {
    const from = path[index] ?? to;
    return from[0] === to[0] && from[1] === to[1] ? [] : [{ from, to }];
  });
  const angleOf = ({ from, to }: { readonly from: Plane; readonly to: Plane }): number =>
    Math.atan2(to[1] - from[1], to[0] - from[0]) - (sign * Math.PI) / 2;
  const reach = Math.abs(metres);
  const put = ([x, y]: Plane, angle: number): Plane => [
    x + reach * Math.cos(angle),
    y + reach * Math.sin(angle),
  ];
  const beside = edges.flatMap((edge, index): readonly Plane[] => {
    const angle = angleOf(edge);
    const before = angleOf(edges.at(index - 1) ?? edge);
    const turned = Math.atan2(Math.sin(angle - before), Math.cos(angle - before));
    // A turn away from this side opens a gap, which an arc fills; there and back again is such a turn.
    const turn = Math.abs(turned) > Math.PI - 1e-9 ? sign * Math.PI : turned;
    const steps = turn * sign > 0 ? Math.ceil(Math.abs(turn) / ARC_STEP) : 1;
    const arc = Array.from({ length: steps }, (_, step) => put(edge.from, before + (turn * step) / steps));
    return [...arc, put(edge.from, angle), put(edge.to, angle)];
  });
  return [...beside, ...beside.slice(0, 1)];
}

const thereAndBack = ({ coordinates }: LineGeometry): readonly Position[] => [
  ...coordinates,
  ...coordinates.toReversed().slice(1),
];

function pathsOf(geometry: Exclude<Geometry, { type: 'Point' }>): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') return linesOf(windRings(geometry));
  return linesOf(geometry).map((coordinates) => thereAndBack({ type: 'LineString', coordinates }));
}

/**
 * Offsets a shape by metres: everything within that distance of it (a set-back). Negative metres give the part of an area at least that far
 * inside its border, as a fence would run. Computed on a plane about the shape's middle: accurate to 0.4 %, at worst, in rounded corners.
 * Example: 10 m inside a square of 100 m is a square of 80 m.
 */
export function offsetShape(geometry: Geometry, metres: number): Offset {
  const refusal = lengthRefusal(Math.abs(metres));
  if (refusal) return refusal;
  if (geometry.type === 'Point') return circleAround(geometry.coordinates, metres);
  const [west, south, east, north] = bounds(geometry);
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const scale = metresPerDegree(y);
  const edges = pathsOf(geometry).flatMap((path) => {
    const flat = path.map(([lng, lat]): Plane => [(lng - x) * scale.east, (lat - y) * scale.north]);
    const coordinates = pathBeside(flat, metres).map(([right, up]): Position => [
      x + right / scale.east,
      y + up / scale.north,
    ]);
    return edgesOfLine({ type: 'LineString', coordinates });
  });
  const pieces = traceFaces(nodeEdges(edges)).flatMap((rings) => {
    const inside = labelPoint({ type: 'Polygon', coordinates: rings });
    return isWanted(geometry, inside, metres) ? [{ rings, inside }] : [];
  });
  const joined = joinPieces(pieces);
  return joined ? { ok: true, geometry: joined } : { ok: false, reason: 'nothingLeft' };
}

/** Checks whether a position is within the distance, or that far inside. */
function isWanted(geometry: Geometry, place: Position, metres: number): boolean {
  const isInside =
    (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') && containsPoint(geometry, place);
  const distance = nearestOnBorder(geometry, place)?.distanceMetres ?? 0;
  const reach = Math.abs(metres);
  if (metres < 0) return isInside && distance >= reach - slack(reach);
  return isInside || distance <= reach + slack(reach);
}
