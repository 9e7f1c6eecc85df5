import { pastureSpecies } from '../options/pasture-and-crops.ts';
import { slopeClasses } from '../options/soil.ts';

/** Slope class field. Classes include their upper bound: 7 degrees is Flat, 7.1 is Rolling. */
export const slopeClassField = {
  type: 'enum',
  label: 'Slope',
  options: slopeClasses,
  fromTerrain: 'slopeClass',
} as const;
export const pastureSpeciesField = { type: 'enum', label: 'Pasture', options: pastureSpecies } as const;
