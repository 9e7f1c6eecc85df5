import { defineOptions } from '../kind/options.ts';

/** Livestock types: specification §3. */
export const livestockTypes = defineOptions([
  { key: 'sheep', label: 'Sheep' },
  { key: 'beefDairyGrazing', label: 'Beef/Dairy Grazing' },
  { key: 'deer', label: 'Deer' },
  { key: 'dairy', label: 'Dairy' },
  { key: 'dairyGoat', label: 'Dairy Goat' },
  { key: 'dairySheep', label: 'Dairy Sheep' },
  { key: 'horses', label: 'Horses' },
  { key: 'goats', label: 'Goats' },
  { key: 'alpacasLlamas', label: 'Alpacas/Llamas' },
]);
