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
