import type { FigureAround } from '../kind/define-kind.ts';

/** Distance to water: entered by a person, and measurable on the map. */
export const distanceToWaterField = {
  type: 'number',
  label: 'Distance to water',
  unit: 'm',
  min: 0,
  max: 5000,
  step: 1,
  measuredTo: 'water',
} as const;

/** Measured distance on the map, shown beside the field on the page. */
export const nearestWaterFigure = {
  key: 'nearestWater',
  label: 'Nearest mapped water',
  unit: 'm',
  from: 'metresToWater',
} as const satisfies FigureAround;

/** Measured distances on the map of a place from which contaminants may leave: to water, bores, the boundary and cultural places. */
export const pointSourceFigures = [
  nearestWaterFigure,
  { key: 'nearestBore', label: 'Nearest mapped bore', unit: 'm', from: 'metresToBore' },
  { key: 'nearestBoundary', label: 'Nearest boundary', unit: 'm', from: 'metresToBoundary' },
  {
    key: 'nearestCulturalPlace',
    label: 'Nearest cultural place, at least',
    unit: 'm',
    from: 'metresToCulturalPlace',
  },
] as const satisfies readonly FigureAround[];
