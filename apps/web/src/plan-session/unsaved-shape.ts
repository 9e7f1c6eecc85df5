import { isKindId, type KindId } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';

/** A drawn shape that is not saved yet, kept in this browser so that a reload or a crash loses nothing. */
export interface UnsavedShape {
  /** The id the feature will have: a save that is tried again is the same feature. */
  readonly id: string;
  readonly kindId: KindId;
  readonly geometry: Geometry;
}

const keyOf = (planId: string): string => `unsaved-shape:${planId}`;

export function readUnsavedShape(planId: string): UnsavedShape | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(planId)) ?? 'null') as UnsavedShape | null; // written below
    return kept && isKindId(kept.kindId) ? kept : null;
  } catch {
    return null;
  }
}

export function keepUnsavedShape(planId: string, shape: UnsavedShape): void {
  try {
    localStorage.setItem(keyOf(planId), JSON.stringify(shape));
  } catch {
    // Storage that is full or forbidden: the shape stays on the map for as long as the page is open.
  }
}

export const dropUnsavedShape = (planId: string): void => localStorage.removeItem(keyOf(planId));
