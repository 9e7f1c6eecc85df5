import { expect, test, vi } from 'vitest';
import type { Camera } from '../camera.ts';
import { PlainGestures } from './plain-gestures.ts';
import { plainView, type Pixel, type PlainView } from './plain-view.ts';

/** A picture of 400 by 400 that stands where it is moved to; `hasCorner` where a corner lies under every press. */
function touch({ hasCorner = false } = {}) {
  const size = { width: 400, height: 400 };
  let view: PlainView | null = plainView(size, { camera: { center: [172, -43], zoom: 12 } });
  const first = view;
  const touched = {
    view: () => view,
    moveTo: vi.fn((camera: Camera, _isOver: boolean) => {
      view = plainView(size, { camera });
    }),
    press: vi.fn<(at: Pixel) => void>(),
    grab: vi.fn(() => hasCorner),
    drag: vi.fn<(at: Pixel) => void>(),
    drop: vi.fn(),
    letGo: vi.fn(),
  };
  const gestures = new PlainGestures(() => touched);
  /** Where what was seen at a pixel at first is now. */
  const nowAt = (at: Pixel): readonly number[] =>
    (view ?? first).toPixel(first.toPosition(at)).map((pixels) => Math.round(pixels));
  return { ...touched, gestures, nowAt, zoom: () => view?.camera.zoom };
}

test('a press that slides a little is a press still', () => {
  const { gestures, press, moveTo } = touch();
  gestures.down(1, [100, 100]);
  gestures.move(1, [103, 102]);
  gestures.up(1);
  expect([press.mock.calls, moveTo.mock.calls.length]).toEqual([[[[103, 102]]], 0]);
});

test('what is dragged stays under the finger, and stands once it is lifted', () => {
  const { gestures, press, moveTo, nowAt } = touch();
  gestures.down(1, [100, 100]);
  gestures.move(1, [130, 90]);
  gestures.move(1, [180, 60]);
  expect(nowAt([100, 100])).toEqual([180, 60]);
  gestures.up(1);
  expect(moveTo.mock.calls.map(([, isOver]) => isOver)).toEqual([false, false, true]);
  expect(press).not.toHaveBeenCalled();
});

test('two fingers that part to twice as far bring it twice as near, each on what it was put down on', () => {
  const { gestures, press, nowAt, zoom } = touch();
  gestures.down(1, [150, 200]);
  gestures.down(2, [250, 200]);
  gestures.move(1, [80, 220]);
  gestures.move(2, [280, 220]);
  expect(zoom()).toBeCloseTo(13);
  expect([nowAt([150, 200]), nowAt([250, 200])]).toEqual([
    [80, 220],
    [280, 220],
  ]);
  gestures.up(1);
  gestures.move(2, [300, 300]);
  gestures.up(2);
  expect(nowAt([150, 200])).toEqual([80, 220]);
  expect(press).not.toHaveBeenCalled();
});

test('a corner is dragged once the finger has moved, and dropped where it is lifted', () => {
  const { gestures, drag, drop, letGo, moveTo, press } = touch({ hasCorner: true });
  gestures.down(1, [100, 100]);
  gestures.move(1, [140, 100]);
  gestures.up(1);
  expect(drag.mock.calls).toEqual([[[140, 100]]]);
  expect([drop, letGo, moveTo, press].map((heard) => heard.mock.calls.length)).toEqual([1, 0, 0, 0]);
});

test('a corner that is pressed and not dragged is pressed', () => {
  const { gestures, drop, letGo, press } = touch({ hasCorner: true });
  gestures.down(1, [100, 100]);
  gestures.up(1);
  expect([drop, letGo, press].map((heard) => heard.mock.calls.length)).toEqual([0, 1, 1]);
});

test.each([
  ['a second finger', (gestures: PlainGestures) => gestures.down(2, [300, 300])],
  ['the browser', (gestures: PlainGestures) => gestures.cancel(1)],
])('%s takes a corner out of the hand', (_who, take) => {
  const { gestures, drop, letGo } = touch({ hasCorner: true });
  gestures.down(1, [100, 100]);
  gestures.move(1, [140, 100]);
  take(gestures);
  gestures.up(1);
  expect([drop, letGo].map((heard) => heard.mock.calls.length)).toEqual([0, 1]);
});
