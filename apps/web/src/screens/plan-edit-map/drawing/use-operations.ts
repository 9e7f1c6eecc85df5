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
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { uuidv7 } from 'uuidv7';
import type { FeatureWrites } from '../../../activities/save-feature/index.ts';
import type { DrawnShape, PlanMapHandle } from '../../../map/index.ts';
import { toasts } from '../../../session/toasts.ts';
import { isPlainKey, isTyping } from '../keyboard/is-typing.ts';
import type { DrawingState } from './use-drawing.ts';

interface OperationsWish {
  readonly ground: DrawingGround;
  readonly active: FeatureReply | undefined;
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

/** The verb that waits for a click or a distance, and the reason of the last refusal; reset once something else is selected or drawn. */
function useAsking(chosenId: string | undefined, isBusy: boolean) {
  const [asking, setAsking] = useState<DrawingOperation | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [askedFor, setAskedFor] = useState(chosenId);
  const stop = (): void => {
    setAsking(null);
    setRefusal(null);
  };
  if (askedFor !== chosenId) {
    setAskedFor(chosenId);
    stop();
  }
  if (isBusy && asking) stop();
  useEscape(stop, asking !== null);
  return { asking, setAsking, refusal, setRefusal, stop };
}

/** The verb that was started before a shape was chosen: it starts with the next one that is. */
function useAwaited(chosenId: string | undefined, isBusy: boolean, start: (verb: DrawingOperation) => void) {
  const [awaited, setAwaited] = useState<DrawingOperation | null>(null);
  if (isBusy && awaited) setAwaited(null);
  const startAwaited = useEffectEvent(start);
  useEffect(() => {
    if (!awaited || chosenId === undefined) return;
    setAwaited(null);
    startAwaited(awaited);
  }, [awaited, chosenId]);
  useEscape(() => setAwaited(null), awaited !== null);
  return { awaited, setAwaited };
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

/** Runs the drawing verbs: gets from the map what each needs, writes the result, or says why it is refused. */
export function useOperations({ ground, active, drawing, writes, isMeasuring, map }: OperationsWish) {
  const { chosen } = ground;
  const isBusy = drawing.work !== null || isMeasuring;
  const { asking, setAsking, refusal, setRefusal, stop } = useAsking(chosen?.id, isBusy);

  const [cutParts, setCutParts] = useState(none);

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

  const start = (verb: DrawingOperation): void => {
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
      if (active && chosen) drawing.editShape(active, chosen.kind, ground);
    } else if (verb.asks === 'line' || verb.asks === 'area') {
      if (chosen) drawing.drawFor(verb, chosen.kind);
    } else setAsking(verb);
  };

  useVerbKeys(start, !isBusy);
  const { awaited, setAwaited } = useAwaited(chosen?.id, isBusy, start);

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
    stop: (): void => {
      stop();
      setAwaited(null);
    },
    /** Ids of the parts that the last cut left, to be named; none after that. */
    cutParts: isBusy || (chosen && !cutParts.includes(chosen.id)) ? none : cutParts,
    forgetCut: () => setCutParts(none),
    ...drawnForVerb,
    /** Takes the distance for a verb that creates something beside the selected feature. */
    measured: (metres: number): void => {
      if (asking?.asks === 'metres') drawMade(asking.beside(ground, metres));
    },
    /** Handles a click for the running verb; false where it needs none. */
    clicked: (id: string | null, at: Position): boolean => {
      if (asking?.asks === 'thing') {
        const other = ground.things.find((thing) => thing.id === id);
        if (other) settle(asking.write(ground, other, uuidv7), () => undefined);
        return true;
      }
      if (asking?.asks !== 'place') return false;
      const outline = asking.outline(ground, at);
      drawMade(outline.ok ? { ...outline, kind: kindOfGaps(ground) } : outline);
      return true;
    },
  };
}
