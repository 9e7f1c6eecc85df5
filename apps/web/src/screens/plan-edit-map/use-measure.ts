import type { Shape } from '@tussock/domain';
import { useCallback, useEffect, useState } from 'react';
import type { Drawing, DrawnShape } from '../../map/index.ts';
import { isTyping } from './is-typing.ts';

/** What is measured: between places, or around an area. */
export type Measured = Exclude<Shape, 'point'>;
/** The key that begins to measure. */
export const MEASURE_KEY = 'D';

/** The measuring tool: a line or an area is drawn, of which only the figures are wanted. Nothing of it is kept. */
export function useMeasure(mayBegin: boolean) {
  const [shape, setShape] = useState<Measured | null>(null);
  const [round, setRound] = useState(0);
  const [drawn, setDrawn] = useState<DrawnShape | null>(null);
  // Two cannot be drawn at once, and what was begun last is what somebody wants.
  if (!mayBegin && shape) setShape(null);
  const start = useCallback((wanted: Measured): void => {
    setShape(wanted);
    setDrawn(null);
    setRound((before) => before + 1);
  }, []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (!mayBegin || !isPlain || isTyping(event.target)) return;
      if (event.key.toUpperCase() === MEASURE_KEY) start('line');
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [mayBegin, start]);
  const drawing: Drawing | null = shape && { key: `measure:${shape}:${round}`, shape };
  return {
    shape,
    drawing,
    drawn,
    heard: setDrawn,
    start,
    stop: () => setShape(null),
  };
}
