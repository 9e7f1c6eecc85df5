import type { Shape } from '@tussock/domain';
import { useCallback, useState } from 'react';
import type { Drawing, DrawnShape } from '../../../map/index.ts';
import { createDrawnNow } from '../drawing/drawn-now.ts';

/** What to measure: distances along a line, or an area. */
export type Measured = Exclude<Shape, 'point'>;

/** State of the measuring tool: a line or an area is drawn for its figures only, and not saved. */
export function useMeasure(mayBegin: boolean) {
  const [shape, setShape] = useState<Measured | null>(null);
  const [round, setRound] = useState(0);
  const [now] = useState(createDrawnNow);
  // Two cannot be drawn at once, and what was begun last is what somebody wants.
  if (!mayBegin && shape) setShape(null);
  const heard = useCallback((drawn: DrawnShape | null): void => now.setState({ drawn }), [now]);
  const start = useCallback(
    (wanted: Measured): void => {
      setShape(wanted);
      heard(null);
      setRound((before) => before + 1);
    },
    [heard],
  );
  const drawing: Drawing | null = shape && { key: `measure:${shape}:${round}`, shape };
  return {
    shape,
    drawing,
    /** The shape including the pointer's own corner. */
    now,
    heard,
    start,
    stop: () => setShape(null),
  };
}
