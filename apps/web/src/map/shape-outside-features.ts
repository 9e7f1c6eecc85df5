import type { Geometry } from '@tussock/geometry';
import type { PlanMapProps } from './plan-map-props.ts';

/** A shape beside the plan's features that may be snapped to: of its boundary, its titles or a layer that was brought in. */
export const shapeOutsideFeatures = (
  {
    boundary,
    chosenTitles = [],
    importedLayers = [],
  }: Pick<PlanMapProps, 'boundary' | 'chosenTitles' | 'importedLayers'>,
  id: string,
): Geometry | undefined =>
  [...boundary, ...chosenTitles, ...importedLayers.flatMap(({ shapes }) => shapes)].find(
    (shape) => shape.id === id,
  )?.geometry;
