import type { Position } from '@tussock/geometry';
import { useMemo } from 'react';
import type { DrawnShape, MapShape } from '../../../map/index.ts';

/** The border that would be taken, before it is. */
const tracedShape = (coordinates: readonly Position[]): MapShape => ({
  id: 'traced',
  geometry: { type: 'LineString', coordinates },
});

const cornerShape = (id: string, coordinates: Position): MapShape => ({
  id,
  geometry: { type: 'Point', coordinates },
});

/** Corners that are no shape yet: too few of them, so that nothing else shows where they are. */
const begunShapes = (corners: readonly Position[]): readonly MapShape[] => [
  ...corners.map((corner, index) => cornerShape(`begun ${index}`, corner)),
  ...(corners.length > 1
    ? [{ id: 'begun', geometry: { type: 'LineString', coordinates: corners } } as const]
    : []),
];

const noCorners: readonly Position[] = [];

/** What is to be seen on the map of what is drawn, beside the shape itself; `path` is the border that would be taken. */
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
