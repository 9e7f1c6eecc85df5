import type { Shape, WayId } from '@tussock/domain';
import type { Geometry, Parcel, Position } from '@tussock/geometry';
import type { RunningEdge } from './running-edge.ts';
import type { Trace } from './tracing.ts';

export interface DrawnShape {
  /** The shape so far, including the pointer's own corner; null before there is one. */
  readonly geometry: Geometry | null;
  /** Corners set so far of an unfinished shape that is drawn corner by corner. */
  readonly set: readonly Position[];
  /** Whether the shape is closed and can be saved; its corners may still be moved. */
  readonly isFinished: boolean;
  /** Whether a closed shape may still get more corners: it was put together at the cross or by typed figures. */
  readonly isGrowing: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a new shape has enough corners to be finished, and may get more. */
  readonly canFinish: boolean;
  /** The corner that was added, moved or tapped last: a button removes it, and typed figures move it. Null for none. */
  readonly touched: Position | null;
  /** The neighbouring shapes that moved with it, because they share its borders. */
  readonly moved: readonly Parcel[];
  /** Reason why the last edit was refused; null where it was done. */
  readonly refusal: string | null;
  /** The edge that is drawn or dragged; null before there is one. */
  readonly edge: RunningEdge | null;
  /** Border tracing from the last corner; null where there is no corner to start from. */
  readonly trace: Trace | null;
}

export interface DrawingWish {
  readonly shape: Shape;
  /** The shape to change; left out for a new one. */
  readonly geometry?: Geometry | undefined;
  /** How a new shape is drawn; by default corner by corner. */
  readonly way?: WayId;
  /** Corners of a new shape set earlier, e.g. before a reload: the drawing continues from them. */
  readonly begunWith?: readonly Position[];
  /** Neighbours that share borders with it, including the common corners: edits move these too. */
  readonly neighbours?: readonly Parcel[];
  /** The present geometry of neighbours that had moved with it before. */
  readonly moved?: readonly Parcel[];
  /** Ids of locked neighbours: they and their corners stay as they are. */
  readonly locked?: ReadonlySet<string>;
  /** Whether a circle, or a part of one, stays round while it is changed. */
  readonly isRound?: boolean;
  /** Whether an existing shape is changed: a typed corner then moves the one touched last. */
  readonly isEdit?: boolean;
}
