import { defineOptions } from '../kind/options.ts';

/** Fertiliser types for emissions, by national factor. */
export const emissionFertilisers = defineOptions([
  { key: 'ureaUncoated', label: 'Urea without urease inhibitor' },
  { key: 'ureaCoated', label: 'Urea with urease inhibitor' },
  { key: 'nonUreaN', label: 'Other nitrogen fertiliser' },
  { key: 'limestone', label: 'Limestone' },
  { key: 'dolomite', label: 'Dolomite' },
]);
export type EmissionFertiliser = (typeof emissionFertilisers)[number]['key'];
