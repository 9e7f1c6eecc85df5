import type { PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { withMovedShapes } from './moved-shapes.ts';

const box = (west: number, east: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43.1],
      [east, -43.1],
      [east, -43.098],
      [west, -43.098],
      [west, -43.1],
    ],
  ],
});

test('given a neighbour that moved along to half its width, then half its hectares are shown and the others are left alone', () => {
  const east = { id: 'east', geometry: box(172.5, 172.504), hectares: 7.23 };
  const far = { id: 'far', geometry: box(172.6, 172.602), hectares: 3.61 };
  const [moved, left] = withMovedShapes([east, far], [{ id: 'east', geometry: box(172.502, 172.504) }]);
  // 162.7 m by 222.2 m at 43.1° S
  expect(moved?.hectares).toBeCloseTo(3.62, 1);
  expect(left).toBe(far);
});

test('given a line beside it, then it gets no hectares', () => {
  const line = { id: 'fence', geometry: box(172.5, 172.504), hectares: null };
  const [moved] = withMovedShapes([line], [{ id: 'fence', geometry: box(172.5, 172.502) }]);
  expect(moved?.hectares).toBeNull();
});
