import { isJsonObject, isKindId, kindById, type Attributes, type KindId, type Shape } from '@tussock/domain';
import type { Fix, Geometry, Position, Walk } from '@tussock/geometry';

/** A drawn shape that is not saved. */
export interface DraftShape {
  /** The id the feature will have: a save that is retried is the same feature. */
  readonly id: string;
  readonly kindId: KindId;
  readonly geometry: Geometry;
  /** Values known by how it was drawn, beside what its shape says. */
  readonly values?: Attributes;
}

/** A line or an area that is being drawn or walked: stored at every reading and corner, so nobody walks round a paddock twice. */
export interface DraftTrace {
  /** The id the feature will have. */
  readonly id: string;
  readonly kindId: KindId;
  readonly shape: Shape;
  readonly walk: Walk;
  /** Those that were set one by one. */
  readonly corners: readonly Position[];
}

/** How deep the coordinates of each shape lie. */
const DEPTHS = { Point: 0, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const;

const isCoordinates = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 2 && value.every((one) => Number.isFinite(one));

const isNested = (value: unknown, depth: number): boolean =>
  depth === 0
    ? isCoordinates(value)
    : Array.isArray(value) && value.length > 0 && value.every((one) => isNested(one, depth - 1));

const isGeometry = (value: unknown): value is Geometry => {
  if (!isJsonObject(value)) return false;
  const depth = Object.entries(DEPTHS).find(([type]) => type === value['type'])?.[1];
  return depth !== undefined && isNested(value['coordinates'], depth);
};

export function parseShape(stored: unknown): DraftShape | null {
  if (!isJsonObject(stored)) return null;
  const { id, kindId, geometry, values } = stored;
  const isWhole = typeof id === 'string' && typeof kindId === 'string' && isGeometry(geometry);
  if (!isWhole || !isKindId(kindId)) return null;
  return { id, kindId, geometry, ...(isJsonObject(values) ? { values } : {}) };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isFinite(one));
const isFix = (value: unknown): value is Fix =>
  isJsonObject(value) &&
  isPosition(value['at']) &&
  Number.isFinite(value['accuracyMetres']) &&
  Number.isFinite(value['atMs']);

const isWalk = (value: unknown): value is Walk =>
  isJsonObject(value) &&
  Array.isArray(value['fixes']) &&
  value['fixes'].every(isFix) &&
  isCount(value['poorCount']) &&
  isCount(value['takenPoorCount']);

export function parseTrace(stored: unknown): DraftTrace | null {
  if (!isJsonObject(stored)) return null;
  const { id, kindId, shape, walk, corners } = stored;
  if (typeof id !== 'string' || typeof kindId !== 'string' || !isKindId(kindId)) return null;
  if (!isWalk(walk) || !Array.isArray(corners) || !corners.every(isPosition)) return null;
  const drawnAs = kindById(kindId).shapes.find((one) => one === shape);
  return drawnAs ? { id, kindId, shape: drawnAs, walk, corners } : null;
}
