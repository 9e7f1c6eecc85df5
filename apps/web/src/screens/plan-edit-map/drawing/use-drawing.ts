import type { FeatureReply } from '@tussock/contract';
import type { AnyKind, Attributes, DrawingGround, DrawingOperation, Shape, WayId } from '@tussock/domain';
import type { Geometry, Position } from '@tussock/geometry';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  deleteDraft,
  deleteFormDrafts,
  type DraftTrace,
  formKeys,
  readDraft,
  saveDraft,
} from '../../../sync/drafts/index.ts';
import { noWalk, type HeldWalk } from '../phone/use-walk.ts';
import type { DrawnShape } from '../../../map/index.ts';
import { createDrawnNow, isSameStep, useDrawnNow } from './drawn-now.ts';
import { tellMap } from '../../../plan-session/map-store.ts';
import type { NewFeature } from '../../../plan-session/map-state.ts';
import {
  changeOf,
  drawingOf,
  hasUnsaved,
  isNew,
  keptWork,
  newWork,
  nextOf,
  noted,
  takenAsItIs,
  begunAnew,
  begunWork,
  workBefore,
  workFrom,
  workWith,
  type Work,
} from './drawing-work.ts';

const noCorners: readonly Position[] = [];

const modes: { readonly [S in Shape]: NewFeature['mode'] } = {
  polygon: 'draw_polygon',
  line: 'draw_line_string',
  point: 'draw_point',
};

const announce = (work: Pick<Work, 'kind' | 'shape'> | null): void =>
  tellMap({
    type: 'newFeatureSet',
    feature: work ? { name: '', type: work.kind.id, mode: modes[work.shape] } : null,
  });

/** What was drawn or walked, and not saved, when the page was left: the walk waits for somebody to go on. */
function useKept(ownPlan: string): { readonly work: Work | null; readonly held: HeldWalk } {
  const [kept] = useState(() => {
    const shape = readDraft('shape', ownPlan);
    if (shape) return { work: keptWork(shape), held: noWalk };
    const begun = readDraft('trace', ownPlan);
    if (!begun) return { work: null, held: noWalk };
    const { walk } = begun;
    return {
      work: begunWork(begun),
      held: walk.fixes.length > 0 ? { going: 'paused' as const, walk } : noWalk,
    };
  });
  return kept;
}

/** Keeps what was begun of something new: what is walked, and the corners that are set. */
function useKeptStart(
  ownPlan: string,
  work: Work | null,
  { walk, corners }: Pick<DraftTrace, 'walk' | 'corners'>,
): void {
  const isBegun = work !== null && isNew(work) && (walk.fixes.length > 0 || corners.length > 0);
  const text = JSON.stringify(corners);
  useEffect(() => {
    if (isBegun)
      saveDraft('trace', ownPlan, {
        id: work.featureId,
        kindId: work.kind.id,
        shape: work.shape,
        walk,
        // The map tells of them at every move of the pointer.
        corners: JSON.parse(text) as DraftTrace['corners'],
      });
  }, [ownPlan, isBegun, work, walk, text]);
  const wasBegun = useRef(isBegun);
  useEffect(() => {
    if (wasBegun.current && !isBegun) deleteDraft('trace', ownPlan);
    wasBegun.current = isBegun;
  }, [ownPlan, isBegun]);
}

/** What is being drawn, what has been drawn of it, and what was taken as it is. A new shape that is not saved comes back after a reload. */
function useWork(ownPlan: string) {
  const kept = useKept(ownPlan);
  const [work, setWork] = useState<Work | null>(kept.work);
  const [drawn, setDrawn] = useState<DrawnShape | null>(null);
  const [now] = useState(createDrawnNow);
  const [taken, setTaken] = useState<Geometry | null>(() => takenAsItIs(work?.startsFrom));
  const [held, hold] = useState<HeldWalk>(kept.held);
  useKeptStart(ownPlan, work, { walk: held.walk, corners: drawn?.set ?? work?.begunWith ?? noCorners });
  const finished = taken ?? (drawn?.isFinished ? drawn.geometry : null);
  const isUndone = drawn !== null && !drawn.isFinished;
  useEffect(() => {
    if (work && isNew(work)) announce(work);
  }, [work]);
  // Who leaves the map has no tool in hand; what is kept announces itself again.
  useEffect(
    () => () => {
      announce(null);
      tellMap({ type: 'shapeEditingSet', isEditing: false });
    },
    [],
  );
  useEffect(() => {
    if (work && isNew(work) && finished)
      saveDraft('shape', ownPlan, {
        id: work.featureId,
        kindId: work.kind.id,
        geometry: finished,
        ...(work.values ? { values: work.values } : {}),
      });
    // Undone to nothing it is no shape any longer; before the map tells of it, what is kept waits to be shown.
    else if (work && isNew(work) && isUndone) deleteDraft('shape', ownPlan);
  }, [ownPlan, work, finished, isUndone]);
  const begin = (next: Work | null): void => {
    now.setState({ drawn: null });
    setDrawn(null);
    hold(noWalk);
    setTaken(takenAsItIs(next?.startsFrom));
    setWork(next);
    tellMap({ type: 'shapeEditingSet', isEditing: next !== null && !isNew(next) });
  };
  const forget = (): void => {
    if (!work || !isNew(work)) return;
    deleteDraft('shape', ownPlan);
    deleteFormDrafts(formKeys.newFeature(work.featureId));
    announce(null);
  };
  const walk = useMemo(() => ({ held, hold }), [held]);
  const heard = useCallback(
    (next: DrawnShape): void => {
      const { drawn: before } = now.getState();
      now.setState({ drawn: next });
      if (!before || !isSameStep(before, next)) setDrawn(next);
    },
    [now],
  );
  return { work, drawn, now, taken, walk, finished, begin, forget, heard };
}

export type DrawingState = ReturnType<typeof useDrawing>;

/** The shape as it is at this moment, the pointer's own corner included; live. */
export function useLiveShape({ taken, now }: Pick<DrawingState, 'taken' | 'now'>): Geometry | null {
  const geometry = useDrawnNow(now, (drawn) => drawn?.geometry ?? null);
  return taken ?? geometry;
}

/**
 * One drawing at a time. `ownPlan`: under which name it is kept, of whoever began and of this tab alone; a session that ends on the way makes
 * it nobody else's.
 */
export function useDrawing(ownPlan: string) {
  const { work, drawn, now, taken, walk, finished, begin, forget, heard } = useWork(ownPlan);
  const before = work ? workBefore(work) : undefined;
  const isUnsaved = hasUnsaved(work, { drawn, taken, walked: walk.held.walk });
  const isBegun = walk.held.walk.fixes.length > 0 || (drawn?.set.length ?? 0) > 0;
  return {
    work,
    drawing: work && !taken ? drawingOf(work) : null,
    /** As of the last corner that was set, moved or taken out; of a shape that is finished, as it is. */
    drawn,
    /** As the pointer has it. */
    now,
    /** What was taken as it is, in several parts. */
    taken,
    /** The shape as it would be saved; null until it is finished. */
    finished,
    /** What is walked for it. */
    walk,
    hasUnsaved: isUnsaved,
    /** Whether it is lost with the map: what is new, and finished, walked or set corner by corner, comes back by itself. */
    isLosing: isUnsaved && !(work && isNew(work) && (finished || isBegun)),
    heard,
    drawNew: (kind: AnyKind) =>
      begin({ ...newWork(kind, kind.shapes[0]), ...(kind.isRound ? { way: 'circle' as const } : {}) }),
    /** The tool stays chosen: after one is saved the next of its kind can be drawn. */
    drawNext: () => {
      forget();
      if (work) begin(nextOf(work));
    },
    /** A line or an area for a verb, from the start, or again after a refusal. */
    drawFor: (verb: DrawingOperation, kind: AnyKind) =>
      begin({ ...newWork(kind, verb.asks === 'line' ? 'line' : 'polygon'), verb }),
    /** Something new whose outline is there already. */
    drawWith: (kind: AnyKind, geometry: Geometry, remark = '') =>
      begin(workWith(kind, geometry, noted(remark))),
    /** Begins a new feature again as another of the shapes its kind may have. */
    drawAs: (shape: Shape) => {
      if (work && !work.feature) begin(begunAnew(work, { shape, way: 'corners' }));
    },
    /** Begins a new feature again in another way. */
    drawIn: (way: WayId) => {
      if (work && !work.feature) begin(begunAnew(work, { way }));
    },
    editShape: (feature: FeatureReply, kind: AnyKind, ground: DrawingGround) =>
      begin(changeOf(feature, kind, ground)),
    takeShape: (geometry: Geometry, values: Attributes = {}) => {
      if (work) begin(workFrom(work, geometry, values, { finished, moved: drawn?.moved ?? [] }));
    },
    /** Back to what stood before another shape was taken in its place, once nothing done since can be undone; null where there is none. */
    stepBack: before && !drawn?.canUndo ? () => begin(before) : null,
    /** Ends the drawing; what was drawn and not saved is forgotten. */
    end: () => {
      forget();
      begin(null);
    },
  };
}
