import { expect, test, vi } from 'vitest';
import { engine } from '../map/fetch-engine.ts';
import { plainDrawing } from '../map/plain/fetch-plain-drawing.ts';
import { signedInPlace } from '../places/place.ts';
import { drawPlace } from '../screens/plan-edit-map/place.ts';
import { codeFetchedAhead, fetchAhead } from './fetch-ahead.ts';

/** A place at its address, and what was asked for ahead of its screen. */
function openedPlace() {
  const start = vi.fn();
  const screen = vi.fn(async () => () => null);
  const place = signedInPlace({ path: '/here', title: 'Here', screen, ahead: async () => start });
  return { matches: [{ params: { id: '1' }, search: {}, staticData: { place } }], start, screen };
}

test('the code of a screen is fetched before it is known who is here', () => {
  const { matches, screen } = openedPlace();
  fetchAhead(matches, new Promise(() => {}));
  expect(screen).toHaveBeenCalledOnce();
});

test('what a screen shows is asked for as soon as it is known who is here', async () => {
  const { matches, start } = openedPlace();
  fetchAhead(matches, Promise.resolve(true));
  await vi.waitFor(() => expect(start).toHaveBeenCalledWith({ params: { id: '1' }, search: {} }));
});

test('[ST-2] before the terms are accepted nothing is asked for ahead', async () => {
  const { matches, start } = openedPlace();
  const mayAsk = Promise.resolve(false);
  fetchAhead(matches, mayAsk);
  await mayAsk;
  await new Promise((done) => setImmediate(done));
  expect(start).not.toHaveBeenCalled();
});

test('what is kept for later can wait for the code of the screen, whether it comes or not', async () => {
  const { matches, screen } = openedPlace();
  screen.mockRejectedValue(new Error('no line'));
  fetchAhead(matches, Promise.resolve(true));
  const heard = vi.fn();
  const waiting = codeFetchedAhead().then(heard);
  expect(heard).not.toHaveBeenCalled();
  await waiting;
  expect(heard).toHaveBeenCalledOnce();
});

test.each([
  { line: 'slow', inMs: 2400, asks: 1 },
  { line: 'quick', inMs: 40, asks: 0 },
])(
  'over a $line line what draws before the engine of maps is here is asked for $asks times beside Draw',
  ({ inMs, asks }) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { transferSize: 109_000, responseStart: 500, responseEnd: 500 + inMs } as unknown as PerformanceEntry,
    ]);
    const load = vi.spyOn(plainDrawing, 'load').mockRejectedValue(new Error('no line'));
    vi.spyOn(engine, 'load').mockRejectedValue(new Error('no line'));
    vi.spyOn(drawPlace, 'screen').mockResolvedValue(() => null);
    fetchAhead(
      [{ params: { planId: '1' }, search: {}, staticData: { place: drawPlace } }],
      Promise.resolve(false),
    );
    expect(load).toHaveBeenCalledTimes(asks);
    vi.restoreAllMocks();
  },
);
