import type { Fix, Position } from '@tussock/geometry';

/** Where something is pinned: where the device is, or the cross of the map. */
export interface PinPlace {
  readonly at: Position;
  readonly accuracyMetres: number | null;
}

/** Where the device is, where it says so; else the cross. */
export const pinPlaceOf = (fix: Fix | null, cross: Position | null): PinPlace | null =>
  fix ?? (cross && { at: cross, accuracyMetres: null });
