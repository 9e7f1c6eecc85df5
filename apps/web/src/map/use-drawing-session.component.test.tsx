import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PlanMapProps } from './plan-map-props.ts';
import { emptyMap } from './testing/empty-map.ts';
import { useDrawingSession, type DrawnOn } from './use-drawing-session.ts';
import { DrawingLeft } from './draw/drawing-left.ts';

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
const part = {
  load: vi.fn<() => Promise<object>>(),
  here: vi.fn<() => object | undefined>(),
  asked: Promise.resolve(),
};
const drawingTools = {};
// Each style of the engine makes another.
const drawnOn = (): DrawnOn<object> => ({
  part,
  // What is begun is stopped and undone, no more.
  begin: (_part, act) => new DrawingSession(act) as unknown as ReturnType<DrawnOn<object>['begin']>,
});
function draw(key: string | null) {
  const propsOf = (key: string | null): PlanMapProps => ({
    ...emptyMap,
    drawing: key === null ? null : { key, shape: 'polygon' },
  });
  const latest = { current: propsOf(key) };
  const left = new DrawingLeft();
  let shown = { key, on: drawnOn() };
  const hook = renderHook(
    ({ key, on }: { key: string | null; on: DrawnOn<object> }) =>
      useDrawingSession(on, propsOf(key), { latest, left }),
    { initialProps: shown },
  );
  const show = (next: string | null): void => {
    latest.current = propsOf(next);
    shown = { ...shown, key: next };
    hook.rerender(shown);
  };
  const makeStyleAgain = (): void => {
    shown = { ...shown, on: drawnOn() };
    hook.rerender(shown);
  };
  return { ...hook, left, show, makeStyleAgain };
}

beforeEach(() => {
  vi.clearAllMocks();
  part.here.mockReturnValue(undefined);
});

test('a drawing begins at once where its tools have come', () => {
  part.here.mockReturnValue(drawingTools);
  const { result } = draw('first');
  expect(begun).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ isAwaited: false, hasFailed: false });
  result.current.session.current?.undo();
  expect(undone).toHaveBeenCalledTimes(1);
  expect(part.load.mock.calls).toEqual([]);
});

test('it is said that the tools are awaited, and the drawing begins when they are here', async () => {
  const coming = Promise.resolve(drawingTools);
  part.load.mockReturnValue(coming);
  const { result } = draw('first');
  expect(result.current).toMatchObject({ isAwaited: true, hasFailed: false });
  expect(begun).not.toHaveBeenCalled();
  await act(() => coming);
  expect(begun).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ isAwaited: false, hasFailed: false });
});

test('tools that cannot be fetched are told of, and asked for again by the next drawing', async () => {
  const lost = Promise.reject(new Error('no line'));
  part.load.mockReturnValueOnce(lost);
  const { result, show } = draw('first');
  await act(() => lost.catch(() => undefined));
  expect(result.current).toMatchObject({ isAwaited: false, hasFailed: true });

  const coming = Promise.resolve(drawingTools);
  part.load.mockReturnValueOnce(coming);
  show('second');
  expect(result.current).toMatchObject({ isAwaited: true, hasFailed: false });
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

test('where a drawing was left when its map went is kept for the map that comes in its place', () => {
  part.here.mockReturnValue(drawingTools);
  stopped.mockReturnValueOnce('three corners');
  const { unmount, left } = draw('first');
  unmount();
  expect(left.of('first')).toBe('three corners');
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
