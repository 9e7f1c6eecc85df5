import { expect, test } from 'vitest';
import { isSameStep } from './drawn-now.ts';
import { drawnExample } from '../testing/drawn-example.ts';

const area = (x: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [172, -43],
      [172.1, -43],
      [x, -43.1],
      [172, -43],
    ] as const,
  ],
});
const drawing = drawnExample({
  geometry: area(172.05),
  canUndo: true,
  set: [
    [172, -43],
    [172.1, -43],
  ],
  trace: { isOn: false, path: null, canTurn: false },
});

test('while the pointer moves nothing else changes', () => {
  expect(isSameStep(drawing, { ...drawing, geometry: area(172.07), set: [...drawing.set] })).toBe(true);
});

test.each<[what: string, changed: Partial<typeof drawing>]>([
  ['a corner was set', { set: [...drawing.set, [172.05, -43.1]] }],
  ['another corner was set in its place', { set: [drawing.set[0] ?? [0, 0], [172.2, -43]] }],
  ['there is no shape any longer', { geometry: null }],
  ['it is finished', { isFinished: true }],
  ['it is set at the cross', { isGrowing: true }],
  ['nothing can be undone', { canUndo: false }],
  ['something can be done again', { canRedo: true }],
  ['a corner is meant', { touched: [172, -43] }],
  ['why it was not done is said', { refusal: 'No.' }],
  ['a border is gone along', { trace: { isOn: true, path: null, canTurn: false } }],
  ['its other way can be gone', { trace: { isOn: false, path: null, canTurn: true } }],
  ['there is no corner to go from', { trace: null }],
  ['one beside it moved along', { moved: [{ id: 'a', geometry: area(172.05) }] }],
])('it is another step where %s', (_what, changed) => {
  expect(isSameStep(drawing, { ...drawing, ...changed })).toBe(false);
});

test('a shape that is finished is looked at with each move of its corners', () => {
  const finished = { ...drawing, isFinished: true };
  expect(isSameStep(finished, { ...finished, geometry: area(172.07) })).toBe(false);
});
