import type { Shape } from '@tussock/domain';
import { usePageKeys } from '@tussock/ui';
import { useCallback, useState } from 'react';
import type { Drawing, DrawnShape } from '../../../map/index.ts';
import { createDrawnNow } from '../drawing/drawn-now.ts';
import { isTyping } from '../keyboard/is-typing.ts';

/** What is measured: between places, or around an area. */
export type Measured = Exclude<Shape, 'point'>;
/** The key that begins to measure. */
export const MEASURE_KEY = 'D';

/** The measuring tool: a line or an area is drawn, of which only the figures are wanted. Nothing of it is kept. */
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
  usePageKeys((event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (isPlain && !isTyping(event.target) && event.key.toUpperCase() === MEASURE_KEY) start('line');
  }, mayBegin);
  const drawing: Drawing | null = shape && { key: `measure:${shape}:${round}`, shape };
  return {
    shape,
    drawing,
    /** What is drawn, as the pointer has it. */
    now,
    heard,
    start,
    stop: () => setShape(null),
  };
}
