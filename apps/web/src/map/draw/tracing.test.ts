import type { PolygonGeometry, Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { Tracing } from './tracing.ts';

const [a, b, c, d]: readonly [Position, Position, Position, Position] = [
  [172, -43],
  [172.004, -43],
  [172.004, -42.998],
  [172, -42.998],
];
const box: PolygonGeometry = { type: 'Polygon', coordinates: [[a, b, c, d, a]] };

test('a stretch is traced once, and can be turned round and back again', () => {
  const tracing = new Tracing();
  tracing.isOn = true;
  expect(tracing.go([box], [a, d])).toEqual({ ok: true, path: [d] });
  expect([tracing.isOn, tracing.canTurn]).toEqual([false, true]);
  expect(tracing.turn()).toEqual({ path: [b, c, d], undo: 1 });
  expect(tracing.turn()).toEqual({ path: [d], undo: 3 });
  tracing.forget();
  expect(tracing.turn()).toBeNull();
});

test('what cannot be traced is said in a sentence, and the tool stays', () => {
  const tracing = new Tracing();
  tracing.isOn = true;
  expect(tracing.go([box], [a, [173, -43]])).toEqual({
    ok: false,
    message: 'That is not on a border. Finish on the border.',
  });
  expect([tracing.isOn, tracing.canTurn]).toEqual([true, false]);
});

test('the way to the pointer is seen before it is gone', () => {
  const tracing = new Tracing();
  tracing.look([box], [a, c]);
  expect(tracing.path?.at(-1)).toEqual(c);
  tracing.look([box], [a, [173, -43]]);
  expect(tracing.path).toBeNull();
});
