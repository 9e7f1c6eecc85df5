import type { FeatureReply } from '@tussock/contract';
import type { AnyKind, Attributes, DrawingGround, DrawingOperation, Shape, WayId } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetDraft, formKeys } from '../../session/drafts.ts';
import { noWalk, type HeldWalk } from './use-walk.ts';
import type { DrawnShape } from '../../map/index.ts';
import { tellMap } from '../../plan-session/map-store.ts';
import { dropUnsavedShape, keepUnsavedShape, readUnsavedShape } from '../../plan-session/unsaved-shape.ts';
import { dropUnsavedWalk, keepUnsavedWalk, readUnsavedWalk } from '../../plan-session/unsaved-walk.ts';
import type { NewFeature } from '../../plan-session/map-state.ts';
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
  walkedWork,
  workFrom,
  workWith,
  type Work,
} from './drawing-work.ts';

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
function useKept(planId: string): { readonly work: Work | null; readonly held: HeldWalk } {
  const [kept] = useState(() => {
    const shape = readUnsavedShape(planId);
    if (shape) return { work: keptWork(shape), held: noWalk };
    const walked = readUnsavedWalk(planId);
    if (!walked) return { work: null, held: noWalk };
    return { work: walkedWork(walked), held: { going: 'paused' as const, walk: walked.walk } };
  });
  return kept;
}

/** Keeps what is walked of something new. */
function useKeptWalk(planId: string, work: Work | null, { walk }: HeldWalk): void {
  const isWalked = work !== null && isNew(work) && walk.fixes.length > 0;
  useEffect(() => {
    if (isWalked)
      keepUnsavedWalk(planId, { id: work.featureId, kindId: work.kind.id, shape: work.shape, walk });
  }, [planId, isWalked, work, walk]);
  const wasWalked = useRef(isWalked);
  useEffect(() => {
    if (wasWalked.current && !isWalked) dropUnsavedWalk(planId);
    wasWalked.current = isWalked;
  }, [planId, isWalked]);
}

/** What is being drawn, what has been drawn of it, and what was taken as it is. A new shape that is not saved comes back after a reload. */
function useWork(planId: string) {
  const kept = useKept(planId);
  const [work, setWork] = useState<Work | null>(kept.work);
  const [drawn, setDrawn] = useState<DrawnShape | null>(null);
  const [taken, setTaken] = useState<Geometry | null>(() => takenAsItIs(work?.startsFrom));
  const [held, hold] = useState<HeldWalk>(kept.held);
  useKeptWalk(planId, work, held);
  const finished = taken ?? (drawn?.isFinished ? drawn.geometry : null);
  useEffect(() => {
    if (work && isNew(work)) announce(work);
  }, [work]);
  useEffect(() => {
    if (work && isNew(work) && finished)
      keepUnsavedShape(planId, { id: work.featureId, kindId: work.kind.id, geometry: finished });
  }, [planId, work, finished]);
  const begin = (next: Work | null): void => {
    setDrawn(null);
    setTaken(null);
    hold(noWalk);
    setWork(next);
    tellMap({ type: 'shapeEditingSet', isEditing: next !== null && !isNew(next) });
  };
  const forget = (): void => {
    if (!work || !isNew(work)) return;
    dropUnsavedShape(planId);
    forgetDraft(formKeys.newFeature(planId, work.kind.id));
    announce(null);
  };
  const walk = useMemo(() => ({ held, hold }), [held]);
  return { work, drawn, taken, walk, finished, begin, forget, heard: setDrawn, take: setTaken };
}

export type DrawingState = ReturnType<typeof useDrawing>;

/** One drawing at a time. */
export function useDrawing(planId: string) {
  const { work, drawn, taken, walk, finished, begin, forget, heard, take } = useWork(planId);
  const isUnsaved = hasUnsaved(work, { drawn, taken, walked: walk.held.walk });
  const isOnlyWalked = walk.held.walk.fixes.length > 0 && !drawn?.geometry && drawn?.canUndo !== true;
  return {
    work,
    drawing: work && !taken ? drawingOf(work) : null,
    drawn,
    /** The shape as it would be saved; null until it is finished. */
    finished,
    live: taken ?? drawn?.geometry ?? null,
    /** What is walked for it. */
    walk,
    hasUnsaved: isUnsaved,
    /** Whether it is lost with the map: what is new, and finished or walked, comes back by itself. */
    isLosing: isUnsaved && !(work && isNew(work) && (finished || isOnlyWalked)),
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
      if (work && !work.feature) begin({ ...work, shape, way: 'corners', startsFrom: undefined });
    },
    /** Begins a new feature again in another way. */
    drawIn: (way: WayId) => {
      if (work && !work.feature) begin({ ...work, way, startsFrom: undefined });
    },
    editShape: (feature: FeatureReply, kind: AnyKind, ground: DrawingGround) =>
      begin(changeOf(feature, kind, ground)),
    takeShape: (geometry: Geometry, values: Attributes = {}) => {
      if (!work) return;
      const whole = takenAsItIs(geometry);
      if (whole) take(whole);
      else begin(workFrom(work, geometry, values));
    },
    /** Ends the drawing; what was drawn and not saved is forgotten. */
    end: () => {
      forget();
      begin(null);
    },
  };
}
