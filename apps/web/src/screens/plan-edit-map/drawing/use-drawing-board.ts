import { kindById, kinds, type AnyKind, type DrawingGround } from '@tussock/domain';
import { bounds, positionsOf, type Geometry } from '@tussock/geometry';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createStore } from 'zustand/vanilla';
import { usePlanMap } from '../../../activities/load-plan-map/index.ts';
import { usePins, useToSort } from '../../../activities/pin-here/index.ts';
import { useFeatureWrites } from '../../../activities/save-feature/index.ts';
import type { MapShape, PlanMapHandle } from '../../../map/index.ts';
import { tellMap, useMapState } from '../../../plan-session/map-store.ts';
import { faultsOf, useLandBalance } from '../panels/land-balance.tsx';
import { useDrawing, type DrawingState } from './use-drawing.ts';
import { useDrawingGround } from './use-drawing-ground.ts';
import { useMeasure } from '../measuring/use-measure.ts';
import type { PointerStore } from '../measuring/coordinates-panel.tsx';
import { useLock } from '../saving/use-lock.ts';
import { usePutBack } from '../saving/use-put-back.ts';
import { useOperations } from './use-operations.ts';
import { useEditProblems, type DrawnProblems } from '../saving/use-edit-problems.ts';
import { useSavingDrawn } from '../saving/use-saving-drawn.tsx';
import { isRefused, useShapeCheck } from '../saving/use-shape-check.ts';
import { useShortcuts } from '../keyboard/use-shortcuts.tsx';
import { useShownLayers } from '../panels/use-shown-layers.ts';
import { useStopQuestion } from '../saving/use-stop-question.tsx';
import { useTools } from '../tools/use-tools.ts';
import { useTrims } from '../panels/use-trims.ts';

/** The kind for which the land balance is computed: that of the drawn or selected feature if it divides the land, else paddocks. */
const kindOfBalance = ({ chosen }: DrawingGround, drawn: AnyKind | undefined): AnyKind =>
  [drawn, chosen?.kind].find((kind) => kind?.coversGround) ?? kindById(kinds.paddock.id);

const choose = (id: string | null): void => tellMap({ type: 'activeFeatureSet', id });

/** Bounds to show, the walked shape, which the map follows, and the pointer's position. */
function useShown(work: DrawingState['work'], map: RefObject<PlanMapHandle | null>) {
  useSeenWork(work, map);
  const [shown, setShown] = useState<readonly MapShape[]>([]);
  const [marked, setMarked] = useState<readonly MapShape[]>([]);
  const [pointer] = useState((): PointerStore => createStore(() => ({ at: null })));
  const showWalked = useCallback(
    (geometry: Geometry | null) => {
      setShown(geometry ? [{ id: 'walked', geometry }] : []);
      const here = geometry && positionsOf(geometry).at(-1);
      if (here) map.current?.bringIntoView(bounds({ type: 'Point', coordinates: here }));
    },
    [map],
  );
  return { shown, setShown, marked, setMarked, showWalked, pointer };
}

/**
 * The land balance of a kind: of the drawn or selected feature, until another is chosen. With the problems: of the drawing while there is one, else
 * of the whole farm.
 */
function useSharing(ground: DrawingGround, work: DrawingState['work'], drawnFaults: DrawnProblems) {
  const proposed = kindOfBalance(ground, work?.kind);
  const [asked, setAsked] = useState<{ readonly inPlaceOf: AnyKind; readonly kind: AnyKind } | null>(null);
  const sharedAmong = asked?.inPlaceOf === proposed ? asked.kind : proposed;
  const sharedOut = useLandBalance(ground, sharedAmong);
  const ofVerbs = useMemo(() => ({ ...ground, sharedAmong }), [ground, sharedAmong]);
  const balance = sharedOut?.balance ?? null;
  const faults = useMemo(
    () => (work && !work.verb ? [...drawnFaults.overlaps, ...drawnFaults.outside] : faultsOf(balance)),
    [work, drawnFaults, balance],
  );
  const askBalance = (kind: AnyKind): void => setAsked({ inPlaceOf: proposed, kind });
  return { sharedOut, askBalance, faults, ofVerbs };
}

/** Moves the map to an outline that is placed or taken in hand, where it is not seen already. */
function useSeenWork(work: DrawingState['work'], map: RefObject<PlanMapHandle | null>): void {
  const outline = work?.startsFrom;
  useEffect(() => {
    if (outline) map.current?.bringIntoView(bounds(outline));
  }, [outline, map]);
}

/** The feature whose form is open in the panel, for kinds without a page of their own. Closes when another one is selected. */
function useEditedHere(activeId: string | null) {
  const [id, set] = useState<string | null>(null);
  if (id !== null && id !== activeId) set(null);
  return { id, set };
}

/** The server's check of the finished shape. */
const useCheck = (planId: string, { work, finished }: DrawingState) =>
  useShapeCheck({
    planId,
    kind: work?.kind,
    featureId: work?.featureId ?? '',
    geometry: work ? finished : null,
  });

/** Saves a changed shape; null while there is none to be saved. */
const keeperOf = (
  { work, finished }: DrawingState,
  check: ReturnType<typeof useShapeCheck>,
  saving: ReturnType<typeof useSavingDrawn>,
): (() => void) | null =>
  work?.feature && finished && !isRefused(check)
    ? // A refusal is shown as a toast, a conflict as a window; the shape stays on the map.
      () => void saving.reshape().catch(() => undefined)
    : null;

export type DrawingBoard = ReturnType<typeof useDrawingBoard>;

/** State and actions of the drawing screen, shared by its map, tools and panel. */
export function useDrawingBoard(planId: string, ownPlan: string) {
  const content = usePlanMap(planId);
  const activeId = useMapState((state) => state.activeFeature);
  const map = useRef<PlanMapHandle>(null);
  const drawing = useDrawing(ownPlan);
  const { work } = drawing;
  const layers = useShownLayers(content, drawing);
  const stop = useStopQuestion(drawing);
  const putBack = usePutBack(drawing);
  const check = useCheck(planId, drawing);
  const ground = useDrawingGround(content, activeId);
  const writes = useFeatureWrites(choose);
  const featureOf = (id: string | null) => content.features.find(({ _id }) => _id === id);
  const measure = useMeasure(work === null);
  const lock = useLock(planId, ground, work === null);
  const drawnFaults = useEditProblems(ground, drawing);
  const { ofVerbs, ...sharing } = useSharing(ground, work, drawnFaults);
  const operations = useOperations({
    ground: ofVerbs,
    featureOf,
    drawing,
    writes,
    map,
    isMeasuring: measure.shape !== null,
  });
  const trims = useTrims(ground, drawing);
  const saving = useSavingDrawn(drawing, ground, drawnFaults, (where) => map.current?.fitTo(where));
  const editing = useEditedHere(activeId);
  return {
    planId,
    content,
    map,
    drawing,
    layers,
    stop,
    /** Ends what is drawn: a change of a shape is put back with a way on, a new shape is asked about. */
    leave: work?.feature ? putBack : stop.ask,
    check,
    /** Saves the changed shape; null while there is none, or it is refused. */
    keepShape: keeperOf(drawing, check, saving),
    ground,
    writes,
    active: featureOf(activeId),
    operations,
    lock,
    drawnFaults,
    trims,
    saving,
    editing,
    ...sharing,
    ...useShown(work, map),
    measure,
    shortcuts: useShortcuts(),
    pins: usePins(),
    toSort: useToSort(content.features),
    mayEdit: content.may('editFeatures'),
    choose,
    tools: useTools({ content, drawing, operations, measure, stop, map }),
    hasNoBoundary: content.bounds === undefined && !content.isLoading && content.boundary.length === 0,
  };
}
