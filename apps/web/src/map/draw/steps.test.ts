import type { PolygonGeometry, Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { growthOf, touchedCorner, withoutCorner } from './corners-of-shape.ts';
import { Steps } from './steps.ts';

const square = (...corners: readonly Position[]): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[...corners, ...corners.slice(0, 1)]],
});
const [a, b, c, d]: readonly [Position, Position, Position, Position] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

test('steps go back and forth, and a new one ends those that were undone', () => {
  const steps = new Steps(['a', 'b']);
  steps.push('c');
  expect([steps.undo(), steps.undo(), steps.undo()]).toEqual(['b', 'a', 'a']);
  expect([steps.canUndo, steps.canRedo]).toEqual([false, true]);
  expect([steps.redo(), steps.redo(), steps.redo()]).toEqual(['b', 'c', 'c']);
  steps.undo();
  steps.push('d');
  expect([steps.current, steps.canRedo, steps.undo()]).toEqual(['d', false, 'b']);
});

test('a finished area goes back corner by corner until it would be none', () => {
  expect(growthOf('polygon', square(a, b, c, d))).toEqual([square(a, b, c), square(a, b, c, d)]);
  expect(growthOf('line', { type: 'LineString', coordinates: [a, b, c] })).toHaveLength(2);
  expect(growthOf('point', { type: 'Point', coordinates: a })).toHaveLength(1);
});

test('the corner that was dragged last is known, and can be taken out while three are left', () => {
  const dragged = square(a, b, [2, 2], d);
  expect(touchedCorner(square(a, b, c, d), dragged)).toEqual([2, 2]);
  const rest = withoutCorner('polygon', dragged, [2, 2]);
  expect(rest).toEqual(square(a, b, d));
  expect(rest && withoutCorner('polygon', rest, a)).toBeNull();
});
