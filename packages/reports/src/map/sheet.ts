import type { PlanePosition, Position } from '@tussock/geometry';

/** Sheet on which the ground is drawn: its size in points, and how positions lie on it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Denominator of the printed scale, 1:ratio. */
  readonly ratio: number;
  readonly toSheet: (position: Position) => PlanePosition;
}
