import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawingPart } from './fetch-drawing.ts';
import type { PlanMapHandle, PlanMapProps } from './plan-map-props.ts';
import { useDrawingSession } from './use-drawing-session.ts';
import type { ReadyMap } from './use-started-map.ts';

vi.mock('./engine/palette.ts', () => ({ readPalette: () => ({}) }));
vi.mock('./fetch-drawing.ts', () => ({ drawingPart: { load: vi.fn(), here: vi.fn() } }));

const part = vi.mocked(drawingPart);
const stopped = vi.fn();
const undone = vi.fn();
const begun = vi.fn();
class DrawingSession {
  undo = undone;
  stop = stopped;
  constructor(options: unknown) {
    begun(options);
  }
}
const drawingTools = { DrawingSession } as unknown as Awaited<ReturnType<typeof drawingPart.load>>;
function draw(key: string | null) {
  const ref = createRef<PlanMapHandle>();
  const map: { style: object | undefined } = { style: {} };
  // Each style of the engine makes another.
  const readyMap = () => ({ map, source: {}, stack: {} }) as unknown as ReadyMap;
  const propsOf = (key: string | null) =>
    ({
      boundary: [],
      ref,
      drawing: key === null ? null : { key, shape: 'polygon' },
    }) as unknown as PlanMapProps;
  const latest = { current: propsOf(key) };
  let shown = { key, ready: readyMap() };
  const hook = renderHook(
    ({ key, ready }: { key: string | null; ready: ReadyMap }) => {
      return useDrawingSession(ready, propsOf(key), latest);
    },
    { initialProps: shown },
  );
  const show = (next: string | null): void => {
    latest.current = propsOf(next);
    shown = { ...shown, key: next };
    hook.rerender(shown);
  };
  const makeStyleAgain = (): void => {
    shown = { ...shown, ready: readyMap() };
    hook.rerender(shown);
  };
  return { ...hook, ref, map, show, makeStyleAgain };
}

beforeEach(() => {
  vi.clearAllMocks();
  part.here.mockReturnValue(undefined);
});

test('a drawing begins at once where its tools have come', () => {
  part.here.mockReturnValue(drawingTools);
  const { result, ref } = draw('first');
  expect(begun).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ isAwaited: false, hasFailed: false });
  ref.current?.undo();
  expect(undone).toHaveBeenCalledTimes(1);
  expect(part.load.mock.calls).toEqual([]);
});

test('it is said that the tools are awaited, and the drawing begins when they are here', async () => {
  const coming = Promise.resolve(drawingTools);
  part.load.mockReturnValue(coming);
  const { result } = draw('first');
  expect(result.current).toEqual({ isAwaited: true, hasFailed: false });
  expect(begun).not.toHaveBeenCalled();
  await act(() => coming);
  expect(begun).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ isAwaited: false, hasFailed: false });
});

test('tools that cannot be fetched are told of, and asked for again by the next drawing', async () => {
  const lost = Promise.reject(new Error('no line'));
  part.load.mockReturnValueOnce(lost);
  const { result, show } = draw('first');
  await act(() => lost.catch(() => undefined));
  expect(result.current).toEqual({ isAwaited: false, hasFailed: true });

  const coming = Promise.resolve(drawingTools);
  part.load.mockReturnValueOnce(coming);
  show('second');
  expect(result.current).toEqual({ isAwaited: true, hasFailed: false });
  await act(() => coming);
  expect(begun).toHaveBeenCalledTimes(1);
});

test('what was put away while its tools were on their way does not begin', async () => {
  const coming = Promise.resolve(drawingTools);
  part.load.mockReturnValue(coming);
  const { show } = draw('first');
  show(null);
  await act(() => coming);
  expect(begun).not.toHaveBeenCalled();
});

test('a drawing ends when the next begins', () => {
  part.here.mockReturnValue(drawingTools);
  const { show } = draw('first');
  show('second');
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(begun).toHaveBeenCalledTimes(2);
});

test('two that wait for the same tools do not both begin', async () => {
  const coming = Promise.resolve(drawingTools);
  part.load.mockReturnValue(coming);
  const { show } = draw('first');
  show('second');
  await act(() => coming);
  expect(begun).toHaveBeenCalledTimes(1);
});

test('what a drawing listens to ends with it, also where the map is gone before it', () => {
  part.here.mockReturnValue(drawingTools);
  const { unmount, map } = draw('first');
  map.style = undefined;
  unmount();
  expect(stopped).toHaveBeenCalledTimes(1);
});

const resumed = (): unknown => begun.mock.lastCall?.[0].resume;

test('where the engine has made its style again, a drawing goes on from where it was', () => {
  part.here.mockReturnValue(drawingTools);
  stopped.mockReturnValueOnce('three corners').mockReturnValueOnce('four corners');
  const { makeStyleAgain } = draw('first');
  expect(resumed()).toBeUndefined();
  makeStyleAgain();
  expect(resumed()).toBe('three corners');
  makeStyleAgain();
  expect([resumed(), begun.mock.calls.length]).toEqual(['four corners', 3]);
});

test.each([
  { which: 'another', later: ['second'] },
  { which: 'the same that was ended and begun again', later: [null, 'first'] },
])('of $which, nothing was drawn before', ({ later }) => {
  part.here.mockReturnValue(drawingTools);
  stopped.mockReturnValue('three corners');
  const { show } = draw('first');
  later.forEach(show);
  expect([resumed(), begun.mock.calls.length]).toEqual([undefined, 2]);
});
