import { isKindId, type Attributes, type KindId, isJsonObject } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { drop, keep, readKeptJson } from '../../plan-session/browser-store.ts';

/** A drawn shape that is not saved yet, kept in this browser so that a reload or a crash loses nothing. */
export interface UnsavedShape {
  /** The id the feature will have: a save that is tried again is the same feature. */
  readonly id: string;
  readonly kindId: KindId;
  readonly geometry: Geometry;
  /** What is known of it by how it was drawn, beside what its shape says. */
  readonly values?: Attributes;
}

/** By whose plan it is: what somebody else drew in the same browser is nobody else's business. */
const keyOf = (ownPlan: string): string => `unsaved-shape:${ownPlan}`;

/** How deep the coordinates of each shape lie. */
const DEPTHS = { Point: 0, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const;

const isPosition = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 2 && value.every((one) => Number.isFinite(one));

const isNested = (value: unknown, depth: number): boolean =>
  depth === 0
    ? isPosition(value)
    : Array.isArray(value) && value.length > 0 && value.every((one) => isNested(one, depth - 1));

const isGeometry = (value: unknown): value is Geometry => {
  if (!isJsonObject(value)) return false;
  const depth = Object.entries(DEPTHS).find(([type]) => type === value['type'])?.[1];
  return depth !== undefined && isNested(value['coordinates'], depth);
};

export function readUnsavedShape(ownPlan: string): UnsavedShape | null {
  const kept = readKeptJson(keyOf(ownPlan));
  if (!isJsonObject(kept)) return null;
  const { id, kindId, geometry, values } = kept;
  const isWhole = typeof id === 'string' && typeof kindId === 'string' && isGeometry(geometry);
  if (!isWhole || !isKindId(kindId)) return null;
  return { id, kindId, geometry, ...(isJsonObject(values) ? { values } : {}) };
}

export const keepUnsavedShape = (ownPlan: string, shape: UnsavedShape): void =>
  keep(keyOf(ownPlan), JSON.stringify(shape));

export const dropUnsavedShape = (ownPlan: string): void => drop(keyOf(ownPlan));
