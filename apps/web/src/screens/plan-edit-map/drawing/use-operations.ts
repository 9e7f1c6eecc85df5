import {
  drawingOperations,
  drawingTools,
  kindOfGaps,
  type Beside,
  type DrawingGround,
  type DrawingOperation,
  type DrawingOutcome,
} from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import { bounds, type Geometry, type Position } from '@tussock/geometry';
import { usePageKeys } from '@tussock/ui';
import { useRef, useState, type RefObject } from 'react';
import { uuidv7 } from 'uuidv7';
import type { FeatureWrites } from '../../../activities/save-feature/index.ts';
import type { DrawnShape, PlanMapHandle } from '../../../map/index.ts';
import { toasts } from '../../../session/toasts.ts';
import { isPlainKey, isTyping } from '../keyboard/is-typing.ts';
import type { DrawingState } from './use-drawing.ts';

interface OperationsWish {
  readonly ground: DrawingGround;
  readonly featureOf: (id: string) => FeatureReply | undefined;
  readonly drawing: DrawingState;
  readonly writes: FeatureWrites;
  readonly isMeasuring: boolean;
  /** The map, to show what a verb works on. */
  readonly map: RefObject<Pick<PlanMapHandle, 'bringIntoView'> | null>;
}

const none: readonly string[] = [];

export type Operations = ReturnType<typeof useOperations>;

/** The key of a verb that is a tool is the tool's. */
const verbsWithKeys = drawingOperations.filter(
  (verb) => !drawingTools.some(({ runs }) => runs?.id === verb.id),
);

/** Shortcuts of the verbs, while nothing is drawn or measured. */
function useVerbKeys(start: (verb: DrawingOperation) => void, isOn: boolean): void {
  usePageKeys((event) => {
    const verb = verbsWithKeys.find(({ shortcut }) => isPlainKey(event, shortcut));
    if (verb) start(verb);
  }, isOn);
}

/** The outcome of a verb for a drawn line or area; undefined where it needs something else. */
function outcomeOf(
  verb: DrawingOperation,
  ground: DrawingGround,
  geometry: Geometry,
): DrawingOutcome | undefined {
  if (verb.asks === 'line' && geometry.type === 'LineString') return verb.write(ground, geometry, uuidv7);
  if (verb.asks === 'area' && geometry.type === 'Polygon') return verb.write(ground, geometry, uuidv7);
  return undefined;
}

/** Whether somebody types elsewhere than in the verb's own input. */
const isTypingElsewhere = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof HTMLElement && target.closest('[data-verb-asks]'));

/** Escape cancels the running verb. */
function useEscape(stop: () => void, isOn: boolean): void {
  usePageKeys((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isTypingElsewhere(event.target)) stop();
  }, isOn);
}

/**
 * The verb that waits for a click or a distance, and the reason of the last refusal; reset once something else is selected or drawn. `awaited` is one
 * that was started before a shape was chosen: it waits for that.
 */
function useAsking(chosenId: string | undefined, isBusy: boolean) {
  const [asking, setAsking] = useState<DrawingOperation | null>(null);
  const [awaited, setAwaited] = useState<DrawingOperation | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [askedFor, setAskedFor] = useState(chosenId);
  const stop = (): void => {
    setAsking(null);
    setAwaited(null);
    setRefusal(null);
  };
  if (askedFor !== chosenId) {
    setAskedFor(chosenId);
    stop();
  }
  if (isBusy && (asking || awaited)) stop();
  useEscape(stop, asking !== null || awaited !== null);
  const ask = (verb: DrawingOperation, ofId: string | undefined): void => {
    setAsking(verb);
    // It may be chosen by the same click.
    setAskedFor(ofId);
  };
  return { asking, ask, awaited, setAwaited, refusal, setRefusal, stop };
}

/** Passes the line or area drawn for a verb to it, once, when it is finished. */
function useDrawnForVerb(
  { work, drawn, finished }: DrawingState,
  take: (verb: DrawingOperation, geometry: Geometry) => void,
) {
  const handled = useRef('');
  const takeOnce = (geometry: Geometry): void => {
    if (!work?.verb || handled.current === work.featureId) return;
    handled.current = work.featureId;
    take(work.verb, geometry);
  };
  return {
    /** Called with a finished line or area for a verb; at the cross it may get more corners. */
    heard: ({ isFinished, isGrowing, geometry }: DrawnShape): void => {
      if (isFinished && !isGrowing && geometry) takeOnce(geometry);
    },
    /** Finishes the shape set for a verb at the cross, once it has enough corners. */
    finish: work?.verb && drawn?.isGrowing && finished ? () => takeOnce(finished) : undefined,
  };
}

type Asking = ReturnType<typeof useAsking>;

/** Returns the function that starts a verb on the chosen shape, or waits for one to be chosen. */
function starterOf({ drawing, featureOf, map }: OperationsWish, { ask, setAwaited, stop }: Asking) {
  return (verb: DrawingOperation, ground: DrawingGround): void => {
    const { chosen } = ground;
    stop();
    if (!chosen && ground.mayEdit && verb.ofFarm === undefined) {
      setAwaited(verb);
      return;
    }
    // A button that is off says why beside it; a key and a tool have nothing else to say it with.
    const why = verb.whyNot(ground);
    if (why !== null) {
      toasts.show({ message: why, type: 'warning' });
      return;
    }
    if (chosen) map.current?.bringIntoView(bounds(chosen.geometry));
    if (verb.asks === 'corners') {
      const feature = chosen && featureOf(chosen.id);
      if (feature) drawing.editShape(feature, chosen.kind, ground);
    } else if (verb.asks === 'line' || verb.asks === 'area') {
      if (chosen) drawing.drawFor(verb, chosen.kind);
    } else ask(verb, chosen?.id);
  };
}

/** Ids of the parts that the last cut left, to be named: none once something else is chosen or begun. */
function useCutParts(chosenId: string | undefined, isBusy: boolean) {
  const [ids, setIds] = useState(none);
  const isOver = isBusy || (chosenId !== undefined && !ids.includes(chosenId));
  return { cutParts: isOver ? none : ids, setCutParts: setIds };
}

/** Runs the drawing verbs: gets from the map what each needs, writes the result, or says why it is refused. */
export function useOperations(wish: OperationsWish) {
  const { ground, drawing, writes, isMeasuring } = wish;
  const { chosen } = ground;
  const isBusy = drawing.work !== null || isMeasuring;
  const state = useAsking(chosen?.id, isBusy);
  const { asking, awaited, refusal, setRefusal, stop } = state;
  const { cutParts, setCutParts } = useCutParts(chosen?.id, isBusy);
  const startOn = starterOf(wish, state);
  const start = (verb: DrawingOperation): void => startOn(verb, ground);
  useVerbKeys(start, !isBusy);

  const drawMade = (made: Beside): void => {
    if (made.ok) {
      stop();
      drawing.drawWith(made.kind, made.geometry);
    } else setRefusal(made.message);
  };
  const settle = (outcome: DrawingOutcome, again: () => void): void => {
    if (!outcome.ok) {
      setRefusal(outcome.message);
      again();
      return;
    }
    stop();
    drawing.end();
    const made = outcome.parts.filter(({ op }) => op === 'create').map(({ entityId }) => entityId);
    setCutParts(chosen && made.length > 0 ? [chosen.id, ...made] : none);
    // What is refused is told, and waits with its reason; a conflict is asked about.
    if (chosen) void writes.draw(outcome, ground.things, chosen.id).catch(() => undefined);
  };
  const drawnForVerb = useDrawnForVerb(drawing, (verb, geometry) => {
    const outcome = outcomeOf(verb, ground, geometry);
    if (outcome) settle(outcome, () => chosen && drawing.drawFor(verb, chosen.kind));
  });

  return {
    asking,
    /** The verb that waits for a shape to be chosen. */
    awaited,
    refusal,
    start,
    stop,
    cutParts,
    forgetCut: () => setCutParts(none),
    ...drawnForVerb,
    /** Takes the distance for a verb that creates something beside the selected feature. */
    measured: (metres: number): void => {
      if (asking?.asks === 'metres') drawMade(asking.beside(ground, metres));
    },
    /** Handles a click for the running verb; false where it needs none, or the clicked feature is to be chosen. */
    clicked: (id: string | null, at: Position): boolean => {
      const thing = ground.things.find((one) => one.id === id);
      if (awaited && thing) startOn(awaited, { ...ground, chosen: thing });
      if (asking?.asks === 'thing') {
        if (thing) settle(asking.write(ground, thing, uuidv7), () => undefined);
        return true;
      }
      if (asking?.asks !== 'place') return false;
      const outline = asking.outline(ground, at);
      drawMade(outline.ok ? { ...outline, kind: kindOfGaps(ground) } : outline);
      return true;
    },
  };
}
