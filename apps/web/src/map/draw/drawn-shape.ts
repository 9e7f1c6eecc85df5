import type { Shape, WayId } from '@tussock/domain';
import type { Geometry, Parcel, Position } from '@tussock/geometry';
import type { RunningEdge } from './running-edge.ts';
import type { Trace } from './tracing.ts';

export interface DrawnShape {
  /** The shape so far, the pointer's own corner included; null before there is one. */
  readonly geometry: Geometry | null;
  /** The corners set so far of a shape that is not closed yet, where it is drawn corner by corner. */
  readonly set: readonly Position[];
  /** Closed and ready to be saved; corners may still be moved. */
  readonly isFinished: boolean;
  /** Put together corner by corner at the cross or by figures: it is closed as it stands, and may yet have more of them. */
  readonly isGrowing: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Enough corners of something new are set for it to be taken as it stands. */
  readonly canFinish: boolean;
  /** The corner that was put in, moved or tapped last: it can be taken out by a button, and figures move it. Null for none. */
  readonly touched: Position | null;
  /** The shapes beside it that moved with it: those that share its borders. */
  readonly moved: readonly Parcel[];
  /** Why the last edit was not done; null where it was. */
  readonly refusal: string | null;
  /** The edge that is drawn or dragged; null before there is one. */
  readonly edge: RunningEdge | null;
  /** Going along a border from the last corner; null where there is none to go from. */
  readonly trace: Trace | null;
}

export interface DrawingWish {
  readonly shape: Shape;
  /** A shape to be changed; a new one is drawn where it is left out. */
  readonly geometry?: Geometry | undefined;
  /** How a new shape is drawn; corner by corner where it is left out. */
  readonly way?: WayId;
  /** Corners of a new shape that were set before, as when the page was left: it goes on from them. */
  readonly begunWith?: readonly Position[];
  /** Shapes that share borders with it, with the corners they have in common: what is dragged is dragged in them too. */
  readonly neighbours?: readonly Parcel[];
  /** Those of them that had moved with it before, as they are now. */
  readonly moved?: readonly Parcel[];
  /** Those of them that are locked, by id: they stay as they are, and so do their corners. */
  readonly locked?: ReadonlySet<string>;
  /** A circle, or a part of one, stays one while it is changed. */
  readonly isRound?: boolean;
  /** The shape stood before: a corner that is typed moves the last one that was touched. */
  readonly isEdit?: boolean;
}
