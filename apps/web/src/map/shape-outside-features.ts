import type { Geometry } from '@tussock/geometry';
import type { PlanMapProps } from './plan-map-props.ts';

/** Finds a shape to snap to that is not a feature of the plan: of its boundary, its titles or an imported layer. */
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
