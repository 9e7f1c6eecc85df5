import { Evented } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { watchPainted } from './watch-painted.ts';

/** An engine with one source of ours, which is here or on its way. */
class Engine extends Evented {
  isFarmHere = true;
  isFarmLoaded = false;
  pictures = 0;
  painter = { render: (): void => void (this.pictures += 1) };
  getSource = (id: string): unknown => (id === 'farm' && this.isFarmHere ? {} : undefined);
  isSourceLoaded = (): boolean => this.isFarmLoaded;
  frame = (): void => {
    this.painter.render();
    this.fire('render');
  };
}

function setUp(): { engine: Engine; said: boolean[]; stop: () => void } {
  const engine = new Engine();
  const said: boolean[] = [];
  const map = engine as unknown as Parameters<typeof watchPainted>[0];
  return { engine, said, stop: watchPainted(map, ['farm', 'not there'], (is) => said.push(is)) };
}

test('a farm is painted with the first picture after it was here, whatever else of the map never comes', () => {
  const { engine, said } = setUp();
  engine.fire('dataloading', { sourceId: 'rivers' });
  engine.frame();
  expect(said).toEqual([]);
  engine.isFarmLoaded = true;
  expect(said).toEqual([]);
  engine.frame();
  engine.frame();
  expect([said, engine.pictures]).toEqual([[true], 3]);
});

test('what is handed to a painted farm is painted with the picture after it', () => {
  const { engine, said } = setUp();
  engine.isFarmLoaded = true;
  engine.frame();
  engine.fire('dataloading', { sourceId: 'rivers' });
  expect(said).toEqual([true]);
  engine.fire('dataloading', { sourceId: 'farm' });
  engine.isFarmLoaded = false;
  engine.frame();
  expect(said).toEqual([true, false]);
  engine.isFarmLoaded = true;
  engine.frame();
  expect(said).toEqual([true, false, true]);
});

test('a map that has nothing of ours yet shows no farm', () => {
  const { engine, said } = setUp();
  engine.isFarmHere = false;
  engine.frame();
  expect(said).toEqual([]);
});

test('a picture that was left out paints nothing', () => {
  const { engine, said } = setUp();
  engine.isFarmLoaded = true;
  engine.fire('render');
  expect(said).toEqual([]);
});

test('an engine that is gone paints by itself again', () => {
  const { engine, said, stop } = setUp();
  stop();
  engine.isFarmLoaded = true;
  engine.frame();
  expect([said, engine.pictures]).toEqual([[], 1]);
});
