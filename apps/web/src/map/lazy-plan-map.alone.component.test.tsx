import { mapWords } from '@tussock/domain';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { engine } from './fetch-engine.ts';
import { PlanMap } from './lazy-plan-map.tsx';
import { emptyMap } from './testing/empty-map.ts';

// The engine's map, which is drawn when it is pressed: there is no WebGL here.
vi.mock('./plan-map.tsx', () => ({
  PlanMap: ({ onStanding }: { readonly onStanding: () => void }) => (
    <button type="button" onClick={onStanding}>
      Drawn by the engine
    </button>
  ),
}));

test('on a slow line the engine is not asked for before the farm is here; its picture stands until the engine has drawn it', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { transferSize: 109_000, responseStart: 500, responseEnd: 2900 } as unknown as PerformanceEntry,
  ]);
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
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<PlanMap {...emptyMap} isLoading={false} />);
  expect(screen.getByRole('button', { name: 'Drawn by the engine' })).toBeDefined();
  expect(screen.queryByRole('application')).toBeNull();
  cleanup();

  render(<PlanMap {...emptyMap} isLoading />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Drawn by the engine' })).toBeDefined();
  expect(screen.queryByRole('application')).toBeNull();
});
