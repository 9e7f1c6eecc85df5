import {
  trimAll,
  trimOutline,
  trimThing,
  type DrawingGround,
  type DrawingOutcome,
  type PartitionBalance,
} from '@tussock/domain';
import { isPolygonal, type Geometry } from '@tussock/geometry';
import { useFeatureWrites, type FeatureWrites } from '../../../activities/save-feature/index.ts';
import { toasts } from '../../../session/toasts.ts';
import type { DrawingState } from '../drawing/use-drawing.ts';

export interface Trims {
  /** Cuts the land shared with the second feature out of the first. */
  readonly trim: (id: string, by: string) => void;
  /** Cuts the land outside the boundary out of a feature. */
  readonly trimOff: (id: string, outside: Geometry) => void;
  /** Resolves everything that overlaps or lies outside, in one step of undo. */
  readonly trimAll: (balance: PartitionBalance) => void;
  /** The same for an unsaved drawing; null while it is not possible. */
  readonly drawn: {
    readonly mine: (other: string) => void;
    readonly theirs: (other: string) => void;
    readonly off: (outside: Geometry) => void;
  } | null;
  readonly question: FeatureWrites['question'];
}

const refuse = (message: string): void => {
  toasts.show({ message, type: 'warning' });
};

/** Actions that resolve an overlap, by cutting it out of one of the two. */
export function useTrims(ground: DrawingGround, { work, finished, takeShape }: DrawingState): Trims {
  // What is chosen and what is drawn stay as they are.
  const writes = useFeatureWrites(() => undefined);
  const shapeOf = (id: string) => {
    const geometry = ground.things.find((thing) => thing.id === id)?.geometry;
    return geometry && isPolygonal(geometry) ? geometry : undefined;
  };
  const write = (outcome: DrawingOutcome, id: string): void => {
    if (!outcome.ok) refuse(outcome.message);
    // A refusal is shown as a toast, a conflict as a window; the shapes stay as they were.
    else void writes.draw(outcome, ground.things, id).catch(() => undefined);
  };
  const trimBy = (id: string, by: Geometry | undefined): void => {
    const thing = ground.things.find((one) => one.id === id);
    if (thing && by && isPolygonal(by)) write(trimThing(ground, thing, by), id);
  };
  // Of a shape that stood before, those beside it move with it: they are trimmed once it is saved.
  const mine = finished && isPolygonal(finished) && work && !work.feature ? finished : undefined;
  const trimMine = (by: Geometry | undefined): void => {
    if (!mine || !by || !isPolygonal(by)) return;
    const left = trimOutline(mine, by);
    if (left.ok) takeShape(left.geometry);
    else refuse(left.message);
  };
  return {
    trim: (id, by) => trimBy(id, shapeOf(by)),
    trimOff: trimBy,
    trimAll: (balance) => write(trimAll(ground, balance), balance.overlaps[0]?.ids[0] ?? ''),
    drawn: mine
      ? {
          mine: (other) => trimMine(shapeOf(other)),
          theirs: (other) => trimBy(other, mine),
          off: trimMine,
        }
      : null,
    question: writes.question,
  };
}
