import { mapWords } from '@tussock/domain';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partsOverPage } from '@tussock/ui';
import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DrawnShape } from './draw/drawn-shape.ts';
import { drawingPart } from './fetch-drawing.ts';
import { engine } from './fetch-engine.ts';
import { PlanMap } from './lazy-plan-map.tsx';
import { plainDrawing } from './plain/fetch-plain-drawing.ts';
import type { Drawing, PlanMapHandle } from './plan-map-props.ts';
import { emptyMap } from './testing/empty-map.ts';
import { layPicture } from './testing/lay-picture.ts';
import type { DrawingLeft } from './draw/drawing-left.ts';

// The engine's map, which is drawn when it is pressed: there is no WebGL here.
const engineMap = vi.hoisted(() => ({ props: {} as Record<string, unknown> }));
vi.mock('./plan-map.tsx', () => ({
  PlanMap: (props: { readonly onStanding: () => void; readonly onWithout: () => void }) => {
    engineMap.props = { ...props };
    return (
      <>
        <button type="button" onClick={props.onStanding}>
          Drawn by the engine
        </button>
        <button type="button" onClick={props.onWithout}>
          Without graphics
        </button>
      </>
    );
  },
}));
const overSlowLine = (): void =>
  void vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([
      { transferSize: 109_000, responseStart: 500, responseEnd: 2900 } as unknown as PerformanceEntry,
    ]);

test('on a slow line the engine is not asked for before the farm is here; its picture stands until the engine has drawn it', async () => {
  overSlowLine();
  const load = vi.spyOn(engine, 'load');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(<PlanMap {...emptyMap} isLoading />);
  expect(await screen.findByRole('application', { name: 'Map of the farm' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(mapWords.onItsWay);
  expect(load).not.toHaveBeenCalled();

  rerender(<PlanMap {...emptyMap} isLoading={false} />);
  const drawn = await screen.findByRole('button', { name: 'Drawn by the engine' });
  expect(load).toHaveBeenCalledTimes(1);
  // However soon it has come.
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByRole('application', { name: 'Map of the farm' })).toBeDefined();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(drawn);
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
});

test('a farm that comes soon is there before its map starts, which does not wait for long', async () => {
  const { rerender } = render(<PlanMap {...emptyMap} isLoading />);
  expect(screen.queryByRole('button', { name: 'Drawn by the engine' })).toBeNull();
  rerender(<PlanMap {...emptyMap} isLoading={false} />);
  expect(screen.getByRole('button', { name: 'Drawn by the engine' })).toBeDefined();
  expect(screen.queryByRole('application')).toBeNull();
  cleanup();

  render(<PlanMap {...emptyMap} isLoading />);
  expect(screen.queryByRole('button', { name: 'Drawn by the engine' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Drawn by the engine' })).toBeDefined();
  expect(screen.queryByRole('application')).toBeNull();
});

test('what is drawn on the plain map is the engine’s once that stands, and so is where it was moved to', async () => {
  overSlowLine();
  // Those before it have fetched it.
  vi.spyOn(engine, 'here').mockReturnValue(undefined);
  layPicture();
  onTestFinished(() => void vi.unstubAllGlobals());
  await plainDrawing.load();
  const drawing: Drawing = { key: 'new', shape: 'line' };
  const onDraw = vi.fn<(drawn: DrawnShape) => void>();
  const ref = createRef<PlanMapHandle>();
  const all = { ...emptyMap, drawing, onDraw, ref };
  render(<PlanMap {...all} />);
  const plain = await screen.findByRole('application');
  const stands = await screen.findByRole('button', { name: 'Drawn by the engine' });
  expect(stands.closest('[inert]')).not.toBeNull();
  expect(engineMap.props['drawing']).toBeUndefined();
  act(() => ref.current?.addCornerAtCentre());
  expect(onDraw.mock.lastCall?.[0].set).toHaveLength(1);
  plain.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(engineMap.props['movedTo']).not.toBeNull();
  // What draws on the engine's map comes behind it: until then the plain one is drawn on.
  let hasCome: (part: never) => void = () => undefined;
  vi.spyOn(drawingPart, 'load').mockReturnValue(
    new Promise((resolve) => {
      hasCome = resolve;
    }),
  );
  await userEvent.click(stands);
  act(() => ref.current?.addCornerAtCentre());
  expect(engineMap.props['drawing']).toBeUndefined();
  await act(async () => hasCome({} as never)); // nothing of it is asked here
  const { left } = engineMap.props as { readonly left: DrawingLeft };
  expect(engineMap.props).toMatchObject({ drawing, movedTo: null });
  expect(stands.closest('[inert]')).toBeNull();
  // The second makes a line of it.
  expect(left.of('new')?.steps.current.geometry?.coordinates).toHaveLength(2);
});

test('where the engine cannot draw, the plain map stays and says so', async () => {
  overSlowLine();
  render(<PlanMap {...emptyMap} />);
  const openers = vi.spyOn(partsOverPage, 'load');
  await userEvent.click(await screen.findByRole('button', { name: 'Without graphics' }));
  expect(openers).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('application', { name: 'Map of the farm' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(mapWords.noMap);
});
