import { Evented } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from './watch-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An engine that says it is at rest only after a picture, as the real one does. */
class Engine extends Evented {
  isLoaded = false;
  pictures = 0;
  loaded = (): boolean => this.isLoaded;
  isMoving = (): boolean => false;
  triggerRepaint = (): void => {
    this.pictures += 1;
    this.fire('idle');
  };
}

function setUp(): { engine: Engine; said: boolean[]; stop: () => void } {
  const engine = new Engine();
  const said: boolean[] = [];
  const stop = watchIdle(engine as unknown as Parameters<typeof watchIdle>[0], (isIdle) => said.push(isIdle));
  return { engine, said, stop };
}

test('a map whose last tile ended without a word comes to rest by a picture that is asked for', () => {
  const { engine, said, stop } = setUp();
  engine.fire('dataloading');
  vi.advanceTimersByTime(2000);
  expect(said).toEqual([false]);
  engine.isLoaded = true;
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([false, true]);
  stop();
});

test('a map at rest is asked for no more pictures, nor one that is gone', () => {
  const { engine, stop } = setUp();
  engine.isLoaded = true;
  vi.advanceTimersByTime(5000);
  expect(engine.pictures).toBe(1);
  engine.fire('dataloading');
  stop();
  vi.advanceTimersByTime(5000);
  expect(engine.pictures).toBe(1);
});
