import { isKindId, kindById, type KindId, type Shape, isJsonObject } from '@tussock/domain';
import type { Fix, Position, Walk } from '@tussock/geometry';
import { drop, keep, readKeptJson } from '../../plan-session/browser-store.ts';

/** A line or an area that was begun, kept in this browser at every reading and corner: nobody walks round a paddock twice. */
export interface UnsavedStart {
  /** The id the feature will have. */
  readonly id: string;
  readonly kindId: KindId;
  readonly shape: Shape;
  readonly walk: Walk;
  /** Those that were set one by one. */
  readonly corners: readonly Position[];
}

/** By whose plan it is: what somebody else began in the same browser is nobody else's business. */
const keyOf = (ownPlan: string): string => `unsaved-start:${ownPlan}`;

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

/** What was begun and left, if anything was. */
export function readUnsavedStart(ownPlan: string): UnsavedStart | null {
  const kept = readKeptJson(keyOf(ownPlan));
  if (!isJsonObject(kept)) return null;
  const { id, kindId, shape, walk, corners } = kept;
  if (typeof id !== 'string' || typeof kindId !== 'string' || !isKindId(kindId)) return null;
  if (!isWalk(walk) || !Array.isArray(corners) || !corners.every(isPosition)) return null;
  const drawnAs = kindById(kindId).shapes.find((one) => one === shape);
  return drawnAs ? { id, kindId, shape: drawnAs, walk, corners } : null;
}

export const keepUnsavedStart = (ownPlan: string, start: UnsavedStart): void =>
  keep(keyOf(ownPlan), JSON.stringify(start));

export const dropUnsavedStart = (ownPlan: string): void => drop(keyOf(ownPlan));
