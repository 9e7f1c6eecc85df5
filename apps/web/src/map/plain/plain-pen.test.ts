import type { Shape, WayId } from '@tussock/domain';
import { areaSquareMetres, type Position } from '@tussock/geometry';
import { expect, test, vi } from 'vitest';
import type { Pointed } from '../draw/drawing-surface.ts';
import { PlainPen, type InHand } from './plain-pen.ts';

const pointed = ([lng, lat]: Position): Pointed => ({ lng, lat, containerX: lng, containerY: lat });
const isNear = (a: Position, b: Position): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.0002;

/** A pen on plain paper: what lies within two tenths of a thousandth of a degree lies under a press; `attracts` is snapped to. */
function take({ shape, way = 'corners', attracts }: { shape: Shape; way?: WayId; attracts?: Position }) {
  const onFinish = vi.fn<(isDrawn: boolean) => void>();
  const show = vi.fn<(inHand: InHand | null) => void>();
  const pen = new PlainPen({
    shape,
    way,
    holes: [],
    snap: (at) => (attracts && isNear(attracts, at) ? attracts : null),
    hear: (event) => event,
    onChange: () => undefined,
    onFinish,
    isUnder: (corner, { lng, lat }) => isNear(corner, [lng, lat]),
    show,
  });
  return {
    pen,
    onFinish,
    show,
    press: (...places: readonly Position[]) => places.forEach((at) => pen.press(pointed(at))),
  };
}

const [a, b, c]: readonly [Position, Position, Position] = [
  [172, -43],
  [172.01, -43],
  [172.01, -43.01],
];

test('a point is whole where it is pressed', () => {
  const { pen, press, onFinish } = take({ shape: 'point' });
  press(a);
  expect([pen.geometry, onFinish.mock.calls]).toEqual([{ type: 'Point', coordinates: a }, [[true]]]);
});

test('a line ends where its last corner is pressed again, and not at its first', () => {
  const { pen, press, onFinish } = take({ shape: 'line' });
  press(a, b, c, a);
  expect([pen.setCount, onFinish.mock.calls.length]).toEqual([4, 0]);
  press(a);
  expect([pen.geometry?.coordinates, onFinish.mock.calls]).toEqual([[a, b, c, a], [[true]]]);
});

test('two corners make no area, however often the first is pressed', () => {
  const { press, onFinish, pen } = take({ shape: 'polygon' });
  press(a, b);
  expect(pen.geometry?.coordinates).toEqual([[a, b, b, a]]);
  press(c, a);
  expect([pen.geometry?.coordinates, onFinish.mock.calls.length]).toEqual([[[a, b, c, a]], 1]);
});

test('the pointer’s own corner is seen and not set', () => {
  const { pen, press, show } = take({ shape: 'line', attracts: c });
  pen.point(pointed(a));
  expect(pen.geometry).toBeNull();
  press(a);
  pen.point(pointed([172.0101, -43.0101]));
  expect([pen.geometry?.coordinates, pen.setCount]).toEqual([[a, c], 1]);
  expect(show.mock.lastCall?.[0]?.corners).toEqual([a]);
  pen.point(null);
  expect(pen.geometry?.coordinates).toEqual([a, a]);
});

test('a circle is its middle and a place on it', () => {
  const { pen, press, onFinish } = take({ shape: 'polygon', way: 'circle' });
  press(a);
  expect([pen.geometry, onFinish.mock.calls.length]).toEqual([null, 0]);
  // A hundred metres north, by a degree of 110,574 + 1,110 × sin² 43° metres there: π × 100² = 31,416 square metres.
  press([172, -43 + 100 / 111_095]);
  expect(onFinish.mock.calls).toEqual([[true]]);
  const circle = pen.geometry;
  expect(circle?.type === 'Polygon' && Math.abs(areaSquareMetres(circle) / 31_416 - 1)).toBeLessThan(0.001);
});

test('corners go back and come again', () => {
  const { pen, press } = take({ shape: 'line' });
  press(a, b);
  pen.undo();
  expect([pen.setCount, pen.canUndo, pen.canRedo]).toEqual([1, true, true]);
  pen.redo();
  expect([pen.setCount, pen.canRedo]).toEqual([2, false]);
  pen.undo();
  press(c);
  expect([pen.geometry?.coordinates, pen.canRedo]).toEqual([[a, c], false]);
});

test('a corner of what stands goes with the hand, and back where it is let go', () => {
  const { pen, onFinish } = take({ shape: 'line' });
  pen.checkOut({ type: 'LineString', coordinates: [a, b] });
  expect(pen.grab(pointed(c))).toBe(false);
  expect(pen.grab(pointed(b))).toBe(true);
  pen.drag(pointed(c));
  expect(pen.geometry?.coordinates).toEqual([a, c]);
  pen.letGo();
  expect([pen.geometry?.coordinates, onFinish.mock.calls.length]).toEqual([[a, b], 0]);
  pen.grab(pointed(b));
  pen.drag(pointed(c));
  pen.drop();
  expect([pen.geometry?.coordinates, onFinish.mock.calls]).toEqual([[a, c], [[false]]]);
});

test('the middle between two corners is dragged out as one more, and goes where it is let go', () => {
  const { pen } = take({ shape: 'line' });
  pen.checkOut({ type: 'LineString', coordinates: [a, b] });
  expect(pen.grab(pointed([172.005, -43]))).toBe(true);
  pen.drag(pointed(c));
  expect(pen.geometry?.coordinates).toEqual([a, c, b]);
  pen.letGo();
  expect(pen.geometry?.coordinates).toEqual([a, b]);
});

test('a corner is taken out, as long as enough are left', () => {
  const { pen, onFinish } = take({ shape: 'line' });
  pen.checkOut({ type: 'LineString', coordinates: [a, b, c] });
  pen.takeOut(pointed(b));
  expect([pen.geometry?.coordinates, onFinish.mock.calls]).toEqual([[a, c], [[false]]]);
  pen.takeOut(pointed(c));
  expect([pen.geometry?.coordinates, onFinish.mock.calls.length]).toEqual([[a, c], 1]);
});
