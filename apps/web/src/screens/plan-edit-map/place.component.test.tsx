import { afterEach, expect, test, vi } from 'vitest';
import { plainDrawing } from '../../map/plain/fetch-plain-drawing.ts';
import { drawPlace } from './place.ts';

afterEach(() => void vi.restoreAllMocks());

/** A part of the page that took so long to come, milliseconds. */
const came = (inMs: number): void =>
  void vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([
      { transferSize: 109_000, responseStart: 500, responseEnd: 500 + inMs } as unknown as PerformanceEntry,
    ]);

test.each([
  { line: 'slow', inMs: 2400, asks: 1 },
  { line: 'quick', inMs: 40, asks: 0 },
])(
  'over a $line line what draws before the engine is here comes with the screen $asks times',
  async ({ inMs, asks }) => {
    came(inMs);
    const load = vi.spyOn(plainDrawing, 'load').mockRejectedValue(new Error('no line'));
    expect(await drawPlace.screen()).toBeTypeOf('function');
    expect(load).toHaveBeenCalledTimes(asks);
  },
);
