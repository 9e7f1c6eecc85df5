import { drawingOperations, kindById, kinds, type DrawingGround, type DrawnThing } from '@tussock/domain';
import type { Bounds } from '@tussock/geometry';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { DrawnShape } from '../../../map/index.ts';
import { toasts } from '../../../session/toasts.ts';
import { newWork } from './drawing-work.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { useOperations } from './use-operations.ts';

type Wish = Parameters<typeof useOperations>[0];

const paddockAt = (id: string, west: number): DrawnThing => ({
  id,
  kind: kindById(kinds.paddock.id),
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, -43],
        [west + 0.01, -43],
        [west + 0.01, -43.01],
        [west, -43.01],
        [west, -43],
      ],
    ],
  },
  attributes: { name: id, status: 'existing' },
});
const [west, east] = [paddockAt('west', 172), paddockAt('east', 172.01)];

function verbOf(id: string) {
  const verb = drawingOperations.find((one) => one.id === id);
  if (!verb) throw new Error(`there is no ${id}`);
  return verb;
}

/** What is drawn, if anything: these tests look at no more of it than that. */
const drawingOf = (isDrawing: boolean): Wish['drawing'] =>
  ({ work: isDrawing ? { featureId: 'new' } : null, end: vi.fn() }) as unknown as Wish['drawing'];

function operate(isMeasuring = false, locked: ReadonlySet<string> = new Set()) {
  const draw = vi.fn(() => Promise.resolve());
  const bringIntoView = vi.fn<(where: Bounds) => void>();
  const map = { current: { bringIntoView } };
  const wishOf = (chosen: DrawnThing, isDrawing = false, isMeasured = false): Wish => {
    const ground: DrawingGround = { things: [west, east], boundary: [], chosen, mayEdit: true, locked };
    const writes = { draw } as unknown as Wish['writes']; // nothing else of it is asked for
    const drawing = drawingOf(isDrawing);
    return { ground, featureOf: () => undefined, drawing, writes, isMeasuring: isMeasured, map };
  };
  const hook = renderHook((wish: Wish) => useOperations(wish), {
    initialProps: wishOf(west, false, isMeasuring),
  });
  return {
    ...hook,
    draw,
    bringIntoView,
    choose: (thing: DrawnThing) => hook.rerender(wishOf(thing)),
    drawSomething: () => hook.rerender(wishOf(west, true)),
    measure: () => hook.rerender(wishOf(west, false, true)),
    stopDrawing: () => hook.rerender(wishOf(west)),
    asked: () => hook.result.current.asking?.id ?? null,
  };
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('a verb is begun by its key, and by no key while something is measured', () => {
  const { asked } = operate();
  press('j');
  expect(asked()).toBe('merge');
  const measuring = operate(true);
  press('j');
  expect(measuring.asked()).toBeNull();
});

test('what a verb is begun for is brought into view, and nothing before', () => {
  const { bringIntoView } = operate();
  expect(bringIntoView).not.toHaveBeenCalled();
  press('j');
  expect(bringIntoView.mock.calls).toEqual([[[172, -43.01, 172.01, -43]]]);
});

test('a verb that asks is over when something is drawn meanwhile: the next click is for no verb', () => {
  const { asked, drawSomething, stopDrawing, result, draw } = operate();
  press('j');
  drawSomething();
  stopDrawing();
  expect(asked()).toBeNull();
  expect(result.current.clicked('east', [172.015, -43.005])).toBe(false);
  expect(draw).not.toHaveBeenCalled();
});

test('a verb that asks is over when another is chosen, or something is measured', () => {
  const { asked, choose, measure } = operate();
  press('j');
  choose(east);
  expect(asked()).toBeNull();
  choose(west);
  press('j');
  measure();
  expect(asked()).toBeNull();
});

test('Escape ends what a verb asks', () => {
  const { asked } = operate();
  press('j');
  press('Escape');
  expect(asked()).toBeNull();
});

test.each([
  {
    where: 'the box of its distance',
    isOver: true,
    box: (
      <form data-verb-asks>
        <input aria-label="Box" />
      </form>
    ),
  },
  { where: 'another box', isOver: false, box: <input aria-label="Box" /> },
])('Escape in $where: over is $isOver', ({ isOver, box }) => {
  const { asked } = operate();
  press('j');
  render(box);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Box' }), { key: 'Escape' });
  expect(asked() === null).toBe(isOver);
});

test('a key whose verb cannot be done says why', () => {
  const { asked } = operate(false, new Set(['west']));
  press('j');
  expect(asked()).toBeNull();
  expect(toasts.read().at(-1)?.message).toBe('west is locked. Unlock it first.');
});

describe('a verb begun before anything is chosen', () => {
  const split = verbOf('split');
  const ground: DrawingGround = { things: [west, east], boundary: [], chosen: undefined, mayEdit: true };
  function wait(over: Partial<DrawingGround> = {}) {
    const drawFor = vi.fn();
    const drawing = { ...drawingOf(false), drawFor };
    const wish: Wish = {
      ground: { ...ground, ...over },
      featureOf: () => undefined,
      drawing,
      writes: {} as unknown as Wish['writes'], // nothing is written
      isMeasuring: false,
      map: { current: null },
    };
    const hook = renderHook((now: Wish) => useOperations(now), { initialProps: wish });
    act(() => hook.result.current.start(split));
    const click = (): boolean => {
      let isTaken = false;
      act(() => {
        isTaken = hook.result.current.clicked('west', [172.005, -43.005]);
      });
      return isTaken;
    };
    return { ...hook, drawFor, click };
  }

  test('waits for a shape, and starts with the next one that is clicked', () => {
    const { result, drawFor, click } = wait();
    expect(result.current.awaited?.id).toBe('split');
    // The click chooses the shape too.
    expect(click()).toBe(false);
    expect(drawFor).toHaveBeenCalledWith(split, west.kind);
    expect(result.current.awaited).toBeNull();
  });

  test('is left by Escape', () => {
    const { drawFor, click } = wait();
    press('Escape');
    click();
    expect(drawFor).not.toHaveBeenCalled();
  });

  test('is refused in words where nothing may be changed', () => {
    const { result } = wait({ mayEdit: false });
    expect(result.current.awaited).toBeNull();
    expect(toasts.read().at(-1)?.message).toBe('You can view this plan, but not change it.');
  });
});

describe('a line set at the cross for a verb', () => {
  const line = (...corners: readonly (readonly [number, number])[]): DrawnShape =>
    drawnExample({
      geometry: { type: 'LineString', coordinates: corners },
      isFinished: true,
      isGrowing: true,
      canUndo: true,
    });
  const two = line([172.004, -42.999], [172.004, -43.005]);
  const three = line([172.004, -42.999], [172.004, -43.005], [172.006, -43.011]);

  function split() {
    const draw = vi.fn<Wish['writes']['draw']>(() => Promise.resolve());
    const verb = verbOf('split');
    const work = { ...newWork(west.kind, 'line'), verb };
    const wishOf = (drawn: DrawnShape): Wish => ({
      ground: { things: [west, east], boundary: [], chosen: west, mayEdit: true, locked: new Set() },
      featureOf: () => undefined,
      drawing: { work, drawn, finished: drawn.geometry, end: vi.fn() } as unknown as Wish['drawing'],
      writes: { draw } as unknown as Wish['writes'], // nothing else of it is asked for
      isMeasuring: false,
      map: { current: null },
    });
    const hook = renderHook((wish: Wish) => useOperations(wish), { initialProps: wishOf(two) });
    const hear = (drawn: DrawnShape): void => {
      act(() => hook.result.current.heard(drawn));
      hook.rerender(wishOf(drawn));
    };
    return { ...hook, draw, hear };
  }

  test('gets more corners until it is finished: a border may bend', () => {
    const { result, draw, hear } = split();
    hear(two);
    hear(three);
    expect(draw).not.toHaveBeenCalled();
    act(() => result.current.finish?.());
    expect(draw).toHaveBeenCalledOnce();
    const corners = draw.mock.calls[0]?.[0].parts.flatMap(({ set }) =>
      JSON.stringify(set).includes('172.004,-43.005') ? ['bends'] : [],
    );
    expect(corners).toEqual(['bends', 'bends']);
  });

  test('drawn with the pointer it is done with its last click, and there is nothing to finish', () => {
    const { result, draw, hear } = split();
    hear({ ...three, isGrowing: false });
    expect(result.current.finish).toBeUndefined();
    expect(draw).toHaveBeenCalledOnce();
  });
});
