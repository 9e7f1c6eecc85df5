import {
  drawingOperations,
  kindOfGaps,
  type DrawingGround,
  type DrawingOperation,
  type DrawingOutcome,
} from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import type { Geometry, Position } from '@tussock/geometry';
import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { FeatureWrites } from '../../activities/save-feature/index.ts';
import type { DrawnShape } from '../../map/index.ts';
import { isTyping } from './is-typing.ts';
import type { DrawingState } from './use-drawing.ts';

interface OperationsWish {
  readonly ground: DrawingGround;
  readonly active: FeatureReply | undefined;
  readonly drawing: DrawingState;
  readonly writes: FeatureWrites;
}

export type Operations = ReturnType<typeof useOperations>;

/** Carries out the verbs of drawing: asks on the map for what each needs, writes what it gives, says why it cannot. */
export function useOperations({ ground, active, drawing, writes }: OperationsWish) {
  /** A verb that waits for a click on a shape or on ground. */
  const [asking, setAsking] = useState<DrawingOperation | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const handled = useRef('');
  const { chosen } = ground;

  const stop = (): void => {
    setAsking(null);
    setRefusal(null);
  };
  const settle = (outcome: DrawingOutcome, again: () => void): void => {
    if (!outcome.ok) {
      setRefusal(outcome.message);
      again();
      return;
    }
    stop();
    drawing.end();
    // A refusal is shown as a toast, a conflict as a window; the shapes stay as they were.
    if (chosen) void writes.draw(outcome, ground.things, chosen.id).catch(() => undefined);
  };

  const start = (verb: DrawingOperation): void => {
    if (verb.whyNot(ground) !== null) return;
    stop();
    if (verb.asks === 'corners') {
      if (active && chosen) drawing.editShape(active, chosen.kind, ground);
    } else if (verb.asks === 'line' || verb.asks === 'area') {
      if (chosen) drawing.drawFor(verb, chosen.kind);
    } else setAsking(verb);
  };

  const give = (verb: DrawingOperation, geometry: Geometry): void => {
    const again = (): void => {
      if (chosen) drawing.drawFor(verb, chosen.kind);
    };
    if (verb.asks === 'line' && geometry.type === 'LineString')
      settle(verb.write(ground, geometry, uuidv7), again);
    if (verb.asks === 'area' && geometry.type === 'Polygon')
      settle(verb.write(ground, geometry, uuidv7), again);
  };

  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  const isFree = drawing.work === null;
  useEffect(() => {
    if (!isFree) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      const verb = drawingOperations.find(({ shortcut }) => shortcut === event.key.toUpperCase());
      if (verb) latest.current(verb);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isFree]);

  return {
    asking,
    refusal,
    start,
    stop,
    /** A line or an area that was finished for a verb. */
    heard: ({ isFinished, geometry }: DrawnShape): void => {
      const { work } = drawing;
      if (!work?.verb || !isFinished || !geometry || handled.current === work.featureId) return;
      handled.current = work.featureId;
      give(work.verb, geometry);
    },
    /** True where the click was for a verb. */
    clicked: (id: string | null, at: Position): boolean => {
      if (asking?.asks === 'thing') {
        const other = ground.things.find((thing) => thing.id === id);
        if (other) settle(asking.write(ground, other, uuidv7), () => undefined);
        return true;
      }
      if (asking?.asks !== 'place') return false;
      const outline = asking.outline(ground, at);
      if (outline.ok) {
        stop();
        drawing.drawWith(kindOfGaps(ground), outline.geometry);
      } else setRefusal(outline.message);
      return true;
    },
  };
}
