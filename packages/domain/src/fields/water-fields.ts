import type { FigureAround } from '../kind/define-kind.ts';

/** How far it is to water: a person enters it, and the map can measure it. */
export const distanceToWaterField = {
  type: 'number',
  label: 'Distance to water',
  unit: 'm',
  min: 0,
  max: 5000,
  step: 1,
  measuredTo: 'water',
} as const;

/** Beside it on the page, what the map measures. */
export const nearestWaterFigure = {
  key: 'nearestWater',
  label: 'Nearest mapped water',
  unit: 'm',
  from: 'metresToWater',
} as const satisfies FigureAround;
