import { Evented } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintWhenWhole } from './paint-when-whole.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An engine that makes a picture whenever one is asked for, as the real one does once a frame. */
class Engine extends Evented {
  isLoaded = false;
  pictures: string[] = [];
  painter = { render: (style: string): void => void this.pictures.push(style) };
  loaded = (): boolean => this.isLoaded;
  frame = (style: string): void => this.painter.render(style);
  triggerRepaint = (): void => this.frame('asked for');
}

function setUp(): { engine: Engine; stop: () => void } {
  const engine = new Engine();
  return { engine, stop: paintWhenWhole(engine as unknown as Parameters<typeof paintWhenWhole>[0]) };
}

test('the first picture of a map is the whole one, and every one after it is made', () => {
  const { engine } = setUp();
  engine.frame('without tiles');
  engine.frame('with one tile');
  expect(engine.pictures).toEqual([]);
  engine.isLoaded = true;
  engine.frame('whole');
  engine.isLoaded = false;
  engine.frame('another place');
  expect(engine.pictures).toEqual(['whole', 'another place']);
  vi.advanceTimersByTime(5000);
  engine.fire('movestart');
  expect(engine.pictures).toEqual(['whole', 'another place']);
});

test('what there is of a map whose rest does not come is seen after a second', () => {
  const { engine } = setUp();
  vi.advanceTimersByTime(999);
  engine.frame('with one tile');
  expect(engine.pictures).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(engine.pictures).toEqual(['asked for']);
  engine.frame('with two tiles');
  expect(engine.pictures).toEqual(['asked for', 'with two tiles']);
});

test('whoever moves a map sees what there is of it', () => {
  const { engine } = setUp();
  engine.fire('movestart');
  engine.frame('on its way');
  expect(engine.pictures).toEqual(['asked for', 'on its way']);
});

test('a map that is gone is asked for nothing', () => {
  const { engine, stop } = setUp();
  stop();
  vi.advanceTimersByTime(5000);
  expect(engine.pictures).toEqual([]);
});
