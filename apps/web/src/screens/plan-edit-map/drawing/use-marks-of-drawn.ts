import type { Position } from '@tussock/geometry';
import { useMemo } from 'react';
import type { DrawnShape, MapShape } from '../../../map/index.ts';

/** Highlight of the border that tracing would take. */
const tracedShape = (coordinates: readonly Position[]): MapShape => ({
  id: 'traced',
  geometry: { type: 'LineString', coordinates },
});

const cornerShape = (id: string, coordinates: Position): MapShape => ({
  id,
  geometry: { type: 'Point', coordinates },
});

/** Highlights of corners that are too few for a shape, so that nothing else shows them. */
const begunShapes = (corners: readonly Position[]): readonly MapShape[] => [
  ...corners.map((corner, index) => cornerShape(`begun ${index}`, corner)),
  ...(corners.length > 1
    ? [{ id: 'begun', geometry: { type: 'LineString', coordinates: corners } } as const]
    : []),
];

const noCorners: readonly Position[] = [];

/** Highlights on the map for the drawing, beside the shape itself; `path` is the border that tracing would take. */
export function useMarksOfDrawn(
  drawn: DrawnShape | null,
  path: readonly Position[] | null,
): readonly MapShape[] {
  // The corner that is meant by what is typed, and by taking one out.
  const touched = drawn?.touched ?? null;
  const begun = drawn && !drawn.geometry ? drawn.set : noCorners;
  return useMemo(
    () => [
      ...(path ? [tracedShape(path)] : []),
      ...(touched ? [cornerShape('touched', touched)] : []),
      ...begunShapes(begun),
    ],
    [path, touched, begun],
  );
}
