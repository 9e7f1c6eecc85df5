import type { Later } from '@tussock/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DrawingLeft } from './draw/drawing-left.ts';
import type { DrawingSession } from './draw/drawing-session.ts';
import type { SessionOptions } from './draw/session-options.ts';
import type { PlanMapProps } from './plan-map-props.ts';

/** A map that can be drawn on, and what has to come before that. */
export interface DrawnOn<Part> {
  readonly part: Later<Part>;
  readonly begin: (part: Part, act: Pick<SessionOptions, 'wish' | 'tell' | 'resume'>) => DrawingSession;
}

interface Pen {
  /** What is to be drawn is known, and the part that draws is on its way. */
  readonly isAwaited: boolean;
  readonly hasFailed: boolean;
  readonly session: RefObject<DrawingSession | null>;
}

/**
 * What is drawn on a map. A session begins with each new key of the drawing, at once where the part that draws has come; where another map takes
 * the place of the first, or the engine has made its style again, another goes on from where it was. `on` stays the same for the same map.
 */
export function useDrawingSession<Part>(
  on: DrawnOn<Part> | null,
  { drawing = null }: Pick<PlanMapProps, 'drawing'>,
  { latest, left }: { readonly latest: RefObject<PlanMapProps>; readonly left: DrawingLeft },
): Pen {
  const session = useRef<DrawingSession | null>(null);
  /** How the fetching for a drawing has ended. */
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly hasCome: boolean } | null>(null);
  const key = drawing?.key;
  useEffect(() => {
    left.forgetOthers(key);
    if (!on || key === undefined) return undefined;
    let isOver = false;
    const begin = (part: Part): void => {
      const wish = latest.current.drawing;
      if (isOver || !wish) return;
      session.current = on.begin(part, {
        wish,
        tell: (drawn) => latest.current.onDraw?.(drawn),
        resume: left.of(key),
      });
    };
    const fetchAndBegin = async (): Promise<void> => {
      const part = await on.part.load().catch(() => null);
      if (part) begin(part);
      setOutcome({ key, hasCome: part !== null });
    };
    const part = on.part.here();
    if (part) begin(part);
    else void fetchAndBegin();
    return () => {
      isOver = true;
      const drawing = session.current?.stop();
      if (drawing) left.keep(key, drawing);
      session.current = null;
    };
  }, [on, key, latest, left]);
  const isTold = outcome !== null && outcome.key === key;
  return {
    isAwaited: on !== null && key !== undefined && !isTold && on.part.here() === undefined,
    hasFailed: isTold && !outcome.hasCome,
    session,
  };
}
