import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PlanMapProps } from './plan-map-props.ts';
import { emptyMap } from './testing/empty-map.ts';
import { useDrawingSession } from './use-drawing-session.ts';
import type { ReadyMap } from './use-started-map.ts';

const calls = vi.hoisted(() => ({ started: vi.fn(), stopped: vi.fn() }));
vi.mock('./draw/drawing-session.ts', () => ({
  DrawingSession: class {
    stop = calls.stopped;
    constructor(options: unknown) {
      calls.started(options);
    }
  },
}));
vi.mock('./engine/palette.ts', () => ({ readPalette: () => ({}) }));

const { started, stopped } = calls;
const resumed = (): unknown => started.mock.lastCall?.[0].resume;
// Each style of the engine makes another.
const readyMap = () => ({ map: {}, source: new Map() }) as unknown as ReadyMap; // no more of it is asked here

function draw(key: string | null) {
  const propsOf = (wanted: string | null): PlanMapProps => ({
    ...emptyMap,
    drawing: wanted === null ? null : { key: wanted, shape: 'polygon' },
  });
  const latest = { current: propsOf(key) };
  let shown: { key: string | null; ready: ReadyMap | null } = { key, ready: readyMap() };
  const hook = renderHook(
    (props: typeof shown) => useDrawingSession(props.ready, propsOf(props.key), latest),
    {
      initialProps: shown,
    },
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
  return { ...hook, show, makeStyleAgain };
}

beforeEach(() => vi.clearAllMocks());

test('a session starts with the drawing and stops with it', () => {
  const { show } = draw('first');
  expect([started.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
  show(null);
  expect([started.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 1]);
});

test('a session stops when the next starts', () => {
  const { show } = draw('first');
  show('second');
  expect([started.mock.calls.length, stopped.mock.calls.length]).toEqual([2, 1]);
});

test('where the engine has made its style again, a drawing resumes from its state', () => {
  stopped.mockReturnValueOnce('three corners').mockReturnValueOnce('four corners');
  const { makeStyleAgain } = draw('first');
  expect(resumed()).toBeUndefined();
  makeStyleAgain();
  expect(resumed()).toBe('three corners');
  makeStyleAgain();
  expect([resumed(), started.mock.calls.length]).toEqual(['four corners', 3]);
});

test.each([
  { which: 'another drawing', later: ['second'] },
  { which: 'the same drawing after it was ended', later: [null, 'first'] },
])('$which resumes from nothing', ({ later }) => {
  stopped.mockReturnValue('three corners');
  const { show } = draw('first');
  later.forEach(show);
  expect([resumed(), started.mock.calls.length]).toEqual([undefined, 2]);
});
