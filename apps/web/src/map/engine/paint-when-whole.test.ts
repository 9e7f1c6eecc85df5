import { Evented } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintWhenWhole } from './paint-when-whole.ts';

/** How long a picture takes, milliseconds. */
let pictureMs: number;
beforeEach(() => {
  pictureMs = 200;
  vi.useFakeTimers();
  // The browser asks for the next picture when the last is out.
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, pictureMs));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An engine that makes a picture whenever one is asked for, as the real one does once a frame. */
class Engine extends Evented {
  isLoaded = false;
  isOnTheMove = false;
  pictures: string[] = [];
  painter = { render: (style: string): void => void this.pictures.push(style) };
  loaded = (): boolean => this.isLoaded;
  isMoving = (): boolean => this.isOnTheMove;
  frame = (style: string): void => this.painter.render(style);
  triggerRepaint = (): void => this.frame('asked for');
}

function setUp(): { engine: Engine; stop: () => void } {
  const engine = new Engine();
  return { engine, stop: paintWhenWhole(engine as unknown as Parameters<typeof paintWhenWhole>[0]) };
}

/** A map whose first picture is out. */
function painted(): { engine: Engine; stop: () => void } {
  const map = setUp();
  map.engine.isLoaded = true;
  map.engine.frame('first');
  vi.advanceTimersByTime(pictureMs);
  map.engine.pictures = [];
  map.engine.isLoaded = false;
  return map;
}

test('the first picture of a map is the whole one', () => {
  const { engine } = setUp();
  engine.frame('without tiles');
  engine.frame('with one tile');
  expect(engine.pictures).toEqual([]);
  engine.isLoaded = true;
  engine.frame('whole');
  expect(engine.pictures).toEqual(['whole']);
  vi.advanceTimersByTime(5000);
  expect(engine.pictures).toEqual(['whole']);
});

test('what there is of a map whose rest does not come is seen after a second', () => {
  const { engine } = setUp();
  engine.frame('without tiles');
  vi.advanceTimersByTime(999);
  engine.frame('with one tile');
  expect(engine.pictures).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(engine.pictures).toEqual(['asked for']);
});

test('a change is seen when all of it is here', () => {
  const { engine } = painted();
  engine.frame('an outline less');
  engine.frame('and its handles');
  expect(engine.pictures).toEqual([]);
  engine.isLoaded = true;
  engine.frame('whole');
  expect(engine.pictures).toEqual(['whole']);
});

test('a change whose rest does not come is seen after as long as a picture takes', () => {
  const { engine } = painted();
  engine.frame('a part');
  vi.advanceTimersByTime(199);
  engine.frame('more of it');
  expect(engine.pictures).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(engine.pictures).toEqual(['asked for']);
  engine.frame('yet more');
  expect(engine.pictures).toEqual(['asked for']);
});

test('however long a picture takes, a change is seen after a quarter of a second', () => {
  pictureMs = 3000;
  const { engine } = painted();
  engine.frame('a part');
  vi.advanceTimersByTime(250);
  expect(engine.pictures).toEqual(['asked for']);
});

test('where pictures are made as quickly as the screen shows them none is left out', () => {
  pictureMs = 16;
  const { engine } = painted();
  engine.frame('a part');
  expect(engine.pictures).toEqual(['a part']);
});

test('whoever moves a map sees what there is of it', () => {
  const { engine } = setUp();
  engine.fire('movestart');
  engine.isOnTheMove = true;
  engine.frame('on its way');
  expect(engine.pictures).toEqual(['asked for', 'on its way']);
});

test('what a click opens beside the map is seen before the picture that marks it', () => {
  const { engine } = painted();
  engine.isLoaded = true;
  let isNextAskedFor = false;
  engine.triggerRepaint = () => (isNextAskedFor = true);
  engine.fire('click');
  engine.frame('with the mark');
  expect(engine.pictures).toEqual([]);
  // The page is out with this frame; the next is the map's.
  expect(isNextAskedFor).toBe(true);
  engine.frame('with the mark');
  expect(engine.pictures).toEqual(['with the mark']);
});

test('where pictures are quick a click waits for nothing', () => {
  pictureMs = 16;
  const { engine } = painted();
  engine.fire('click');
  engine.frame('with the mark');
  expect(engine.pictures).toEqual(['with the mark']);
});

test('a map that is gone is asked for nothing', () => {
  const { engine, stop } = setUp();
  engine.frame('without tiles');
  stop();
  vi.advanceTimersByTime(5000);
  engine.fire('movestart');
  expect(engine.pictures).toEqual([]);
});
