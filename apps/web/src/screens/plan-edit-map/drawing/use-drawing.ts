import type { FeatureReply } from '@tussock/contract';
import type { AnyKind, Attributes, DrawingGround, DrawingOperation, Shape, WayId } from '@tussock/domain';
import type { Geometry, Parcel, Position } from '@tussock/geometry';
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
  newWorkAs,
  nextOf,
  noted,
  resumedWork,
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

/** Restores an unsaved drawing or walk from when the page was left; a walk is paused. */
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

/** Stores the start of a new feature: the walk, and the set corners. */
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

/** The present work, its drawn shape, and a shape taken unchanged. An unsaved new shape is restored after a reload. */
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
  const recast = (kind: AnyKind): void => {
    if (!work) return;
    // What was typed were answers of another kind.
    deleteFormDrafts(formKeys.newFeature(work.featureId));
    setWork({ ...work, kind });
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
  return { work, drawn, now, taken, walk, finished, begin, forget, recast, heard };
}

export type DrawingState = ReturnType<typeof useDrawing>;

/** The shape at this moment, including the pointer's own corner; live. */
export function useLiveShape({ taken, now }: Pick<DrawingState, 'taken' | 'now'>): Geometry | null {
  const geometry = useDrawnNow(now, (drawn) => drawn?.geometry ?? null);
  return taken ?? geometry;
}

/**
 * State of the one drawing that may be in progress. `ownPlan`: its storage key, which is of this person and this tab, so that it is nobody else's
 * after the session ends.
 */
export function useDrawing(ownPlan: string) {
  const { work, drawn, now, taken, walk, finished, begin, forget, recast, heard } = useWork(ownPlan);
  const before = work ? workBefore(work) : undefined;
  const isUnsaved = hasUnsaved(work, { drawn, taken, walked: walk.held.walk });
  const isBegun = walk.held.walk.fixes.length > 0 || (drawn?.set.length ?? 0) > 0;
  return {
    work,
    drawing: work && !taken ? drawingOf(work) : null,
    /** The shape after the last corner that was set, moved or removed; a finished shape as it is. */
    drawn,
    /** The shape including the pointer's own corner. */
    now,
    /** A shape of several parts that is taken unchanged. */
    taken,
    /** The shape to be saved; null until it is finished. */
    finished,
    /** The GPS walk for the shape. */
    walk,
    hasUnsaved: isUnsaved,
    /** Whether leaving the map would lose it: a new shape that is finished, walked or set corner by corner is restored. */
    isLosing: isUnsaved && !(work && isNew(work) && (finished || isBegun)),
    heard,
    drawNew: (kind: AnyKind, shape: Shape = kind.shapes[0]) => begin(newWorkAs(kind, shape)),
    /** Makes what is drawn one of another kind, which its shape suits (`staysAs`). */
    drawAsKind: recast,
    /** Keeps the tool, so that the next feature of the kind can be drawn after saving one. */
    drawNext: () => {
      forget();
      if (work) begin(nextOf(work));
    },
    /** Starts the line or area for a verb; also again after a refusal. */
    drawFor: (verb: DrawingOperation, kind: AnyKind) =>
      begin({ ...newWork(kind, verb.asks === 'line' ? 'line' : 'polygon'), verb }),
    /** Starts a new feature whose outline exists already. */
    drawWith: (kind: AnyKind, geometry: Geometry, remark = '') =>
      begin(workWith(kind, geometry, noted(remark))),
    /** Restarts a new feature with another of its kind's shapes. */
    drawAs: (shape: Shape) => {
      if (work && !work.feature) begin(begunAnew(work, { shape, way: 'corners' }));
    },
    /** Restarts a new feature in another way. */
    drawIn: (way: WayId) => {
      if (work && !work.feature) begin(begunAnew(work, { way }));
    },
    editShape: (feature: FeatureReply, kind: AnyKind, ground: DrawingGround) =>
      begin(changeOf(feature, kind, ground)),
    takeShape: (geometry: Geometry, values: Attributes = {}) => {
      if (work) begin(workFrom(work, geometry, values, { finished, moved: drawn?.moved ?? [] }));
    },
    /** Goes back to the work before its shape was replaced, once nothing later can be undone; null where there is none. */
    stepBack: before && !drawn?.canUndo ? () => begin(before) : null,
    /** Goes on with a change of a shape that was ended. */
    resume: (ended: Work, state: { readonly finished: Geometry; readonly moved: readonly Parcel[] }) =>
      begin(resumedWork(ended, state.finished, state.moved)),
    /** Ends the drawing; discards an unsaved shape. */
    end: () => {
      forget();
      begin(null);
    },
  };
}
