import { expect, test } from 'vitest';
import { dragged, nearer, plainView, windowOf } from './plain-view.ts';

const even = { top: 48, right: 48, bottom: 48, left: 48 };
const rounded = (numbers: readonly number[]): readonly number[] =>
  numbers.map((number) => Math.round(number * 1000) / 1000);

test('the middle of the picture is where the map was left, north is up, and a zoom doubles what is seen', () => {
  const size = { width: 400, height: 300 };
  const far = plainView(size, { camera: { center: [172.5, -43.5], zoom: 10 } });
  const near = plainView(size, { camera: { center: [172.5, -43.5], zoom: 11 } });
  expect(rounded(far.toPixel([172.5, -43.5]))).toEqual([200, 150]);
  // 512 · 2¹⁰ pixels go round the world: a hundredth of a degree is 14.564 of them.
  expect(rounded(far.toPixel([172.51, -43.5]))).toEqual([214.564, 150]);
  expect(rounded(near.toPixel([172.51, -43.5]))).toEqual([229.127, 150]);
  expect(far.toPixel([172.5, -43.4])[1]).toBeLessThan(150);
});

test('a farm is fitted into the picture with 48 pixels around it', () => {
  const view = plainView({ width: 400, height: 900 }, { bounds: [172, -43.05, 172.1, -43], padding: even });
  expect(rounded(view.toPixel([172, -43]))[0]).toBe(48);
  expect(rounded(view.toPixel([172.1, -43.05]))[0]).toBe(352);
  const [, top] = view.toPixel([172, -43]);
  const [, bottom] = view.toPixel([172, -43.05]);
  expect(rounded([top + bottom])).toEqual([900]);
});

test('a farm stands clear of what lies over the edges of its map', () => {
  const padding = { top: 60, right: 64, bottom: 100, left: 24 };
  const view = plainView({ width: 388, height: 260 }, { bounds: [172, -43.05, 172.1, -43], padding });
  const [, top] = view.toPixel([172, -43]);
  const [, bottom] = view.toPixel([172, -43.05]);
  expect(rounded([top, bottom])).toEqual([60, 160]);
  // Amid the room that is left: 24 + 300 / 2.
  expect(rounded(view.toPixel([172.05, -43.02]))[0]).toBe(174);
});

test('a shed is not looked at from nearer than a farm is', () => {
  const view = plainView(
    { width: 400, height: 400 },
    {
      bounds: [172, -43, 172.00001, -42.99999],
      padding: even,
    },
  );
  expect(view.camera.zoom).toBe(17);
});

test('what stands at a pixel is found from it', () => {
  const view = plainView({ width: 375, height: 500 }, { bounds: [172, -43.05, 172.1, -43], padding: even });
  const [east, north] = view.toPosition(view.toPixel([172.043, -43.012]));
  expect(east).toBeCloseTo(172.043, 9);
  expect(north).toBeCloseTo(-43.012, 9);
});

const square = plainView({ width: 400, height: 400 }, { camera: { center: [172.5, -43.5], zoom: 10 } });

test('ground that is dragged goes with the hand', () => {
  const at = square.toPosition([100, 100]);
  const { toPixel } = plainView(square.size, { camera: dragged(square, [30, -20]) });
  expect(rounded(toPixel(at))).toEqual([130, 80]);
});

test('from nearer, what is under a pixel stays there, and everything else is twice as far from it', () => {
  const [at, aside] = [square.toPosition([100, 300]), square.toPosition([120, 310])];
  const camera = nearer(square, 1, [100, 300]);
  expect(camera.zoom).toBe(11);
  const { toPixel } = plainView(square.size, { camera });
  expect([rounded(toPixel(at)), rounded(toPixel(aside))]).toEqual([
    [100, 300],
    [140, 320],
  ]);
});

test.each([
  [40, 21],
  [-40, 4],
])('it is not looked at from nearer or farther off than on the engine’s map (%s gives %s)', (by, zoom) => {
  expect(nearer(square, by).zoom).toBe(zoom);
});

test('the window of a picture ends at its edges', () => {
  const [west, south, east, north] = windowOf(square);
  expect(rounded([...square.toPixel([west, south]), ...square.toPixel([east, north])])).toEqual([
    0, 400, 400, 0,
  ]);
});
