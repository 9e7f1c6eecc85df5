import { defineOptions } from '../kind/options.ts';

/** What a product gives off once it is spread: which national factor it is reckoned by. */
export const emissionFertilisers = defineOptions([
  { key: 'ureaUncoated', label: 'Urea without urease inhibitor' },
  { key: 'ureaCoated', label: 'Urea with urease inhibitor' },
  { key: 'nonUreaN', label: 'Other nitrogen fertiliser' },
  { key: 'limestone', label: 'Limestone' },
  { key: 'dolomite', label: 'Dolomite' },
]);
export type EmissionFertiliser = (typeof emissionFertilisers)[number]['key'];
