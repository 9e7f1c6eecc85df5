import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DrawnShape } from '../../../map/index.ts';
import { useMarksOfDrawn } from './use-marks-of-drawn.ts';

const drawn: DrawnShape = {
  geometry: null,
  isFinished: false,
  isGrowing: true,
  canUndo: true,
  canRedo: false,
  canFinish: false,
  touched: null,
  set: [
    [172.3, -42.8],
    [172.31, -42.8],
  ],
  moved: [],
  refusal: null,
  edge: null,
  trace: { isOn: false, path: null, canTurn: false },
};
const typesOf = (shape: DrawnShape): readonly string[] =>
  renderHook(() => useMarksOfDrawn(shape, shape.trace?.path ?? null)).result.current.map(
    ({ geometry }) => geometry.type,
  );

test('corners at the cross that are no area yet are seen on the map, and the edge between them', () => {
  expect(typesOf({ ...drawn, set: drawn.set.slice(0, 1) })).toEqual(['Point']);
  expect(typesOf(drawn)).toEqual(['Point', 'Point', 'LineString']);
});

test('a shape that the map draws itself has no marks beside it but what is meant of it', () => {
  const geometry = { type: 'LineString', coordinates: drawn.set } as const;
  expect(typesOf({ ...drawn, geometry })).toEqual([]);
  expect(typesOf({ ...drawn, geometry, touched: [172.3, -42.8] })).toEqual(['Point']);
});
