import { isKindId, kindById, type KindId, type Shape } from '@tussock/domain';
import type { Fix, Walk } from '@tussock/geometry';
import { drop, isRecord, keep, readKeptJson } from './browser-store.ts';

/** A line or an area that is being walked, kept in this browser at every reading: nobody walks round a paddock twice. */
export interface UnsavedWalk {
  /** The id the feature will have. */
  readonly id: string;
  readonly kindId: KindId;
  readonly shape: Shape;
  readonly walk: Walk;
}

const keyOf = (planId: string): string => `unsaved-walk:${planId}`;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isFix = (value: unknown): value is Fix =>
  isRecord(value) &&
  Array.isArray(value['at']) &&
  value['at'].length === 2 &&
  [...value['at'], value['accuracyMetres'], value['atMs']].every((one) => Number.isFinite(one));

const isWalk = (value: unknown): value is Walk =>
  isRecord(value) &&
  Array.isArray(value['fixes']) &&
  value['fixes'].every(isFix) &&
  isCount(value['poorCount']) &&
  isCount(value['takenPoorCount']);

/** The walk that was left, if anything was walked. */
export function readUnsavedWalk(planId: string): UnsavedWalk | null {
  const kept = readKeptJson(keyOf(planId));
  if (!isRecord(kept)) return null;
  const { id, kindId, shape, walk } = kept;
  if (typeof id !== 'string' || typeof kindId !== 'string' || !isKindId(kindId) || !isWalk(walk)) return null;
  const drawnAs = kindById(kindId).shapes.find((one) => one === shape);
  return drawnAs ? { id, kindId, shape: drawnAs, walk } : null;
}

export const keepUnsavedWalk = (planId: string, walk: UnsavedWalk): void =>
  keep(keyOf(planId), JSON.stringify(walk));

export const dropUnsavedWalk = (planId: string): void => drop(keyOf(planId));
