import type { PlanMapProps } from '../plan-map-props.ts';

/** A map of a farm on which nothing is. */
export const emptyMap: PlanMapProps = {
  label: 'Map of the farm',
  tiles: {} as PlanMapProps['tiles'],
  attribution: '',
  features: [],
  boundary: [],
  visibleLayers: [],
  hasLabels: true,
};
