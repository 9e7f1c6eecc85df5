import { conditions, materials, pipeSizes, pipeTypes } from '../options/structures.ts';

export const materialField = { type: 'enum', label: 'Material', options: materials } as const;
export const pipeTypeField = { type: 'enum', label: 'Pipe type', options: pipeTypes } as const;
/** Pipe size in millimetres of nominal bore, as the specification lists them. */
export const pipeSizeField = {
  type: 'enum',
  label: 'Pipe size',
  options: pipeSizes,
  help: 'Millimetres',
} as const;
export const conditionField = { type: 'enum', label: 'Condition', options: conditions } as const;
export const yearBuiltField = {
  type: 'integer',
  label: 'Year built',
  unit: 'year',
  min: 1900,
  max: 2100,
  step: 1,
} as const;
