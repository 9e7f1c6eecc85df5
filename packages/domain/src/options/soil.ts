import { defineOptions } from '../kind/options.ts';

// Soil and land lists. Labels are kept letter for letter as specified, also where the spelling is unusual.

/** Source: Farm Data Standards (sourced list, our order). */
export const soilTextures = defineOptions([
  { key: 'clay', label: 'Clay', help: 'sticky, over 40 % clay', group: 'heavy' },
  { key: 'siltyClay', label: 'Silty clay', help: 'sticky and smooth', group: 'heavy' },
  { key: 'sandyClay', label: 'Sandy clay', help: 'sticky and gritty', group: 'heavy' },
  { key: 'clayLoam', label: 'Clay loam', help: 'firm ribbon, little grit', group: 'heavy' },
  { key: 'siltyClayLoam', label: 'Silty clay loam', help: 'firm ribbon, smooth', group: 'heavy' },
  { key: 'sandyClayLoam', label: 'Sandy clay loam', help: 'firm ribbon, gritty', group: 'medium' },
  { key: 'loam', label: 'Loam', help: 'even mix, soft crumb', group: 'medium' },
  { key: 'siltLoam', label: 'Silt loam', help: 'smooth and floury', group: 'medium' },
  { key: 'silt', label: 'Silt', help: 'very smooth, almost no clay', group: 'medium' },
  { key: 'sandyLoam', label: 'Sandy loam', help: 'gritty, just holds together', group: 'light' },
  { key: 'loamySand', label: 'Loamy sand', help: 'gritty, barely holds', group: 'light' },
  { key: 'sand', label: 'Sand', help: 'loose grains', group: 'light' },
]);

/** Source: specification §3. */
export const slopeClasses = defineOptions([
  { key: 'flat', label: 'Flat (0-7)', help: 'up to 7 degrees; LUC slope groups A and B' },
  { key: 'rolling', label: 'Rolling (8-15)', help: 'over 7 to 15; group C' },
  { key: 'easyHill', label: 'Easy Hill (16-25)', help: 'over 15 to 25; groups D and E' },
  { key: 'steepHill', label: 'Steep Hill (>26)', help: 'over 25; groups F and G' },
]);

/** Source: specification §3. */
export const landUnitParentMaterials = defineOptions([
  { key: 'sandsGravels', label: 'Sands & gravels' },
  { key: 'loess', label: 'Loess' },
  { key: 'peat', label: 'Peat' },
  { key: 'mudstone', label: 'Mudstone' },
  { key: 'sandstone', label: 'Sandstone' },
  { key: 'argillite', label: 'Argillite' },
  { key: 'pumiceAshLapilli', label: 'Pumice & Ash & Lapilli' },
  { key: 'volcanicRock', label: 'Volcanic rock' },
  { key: 'other', label: 'Other' },
]);

/** Source: specification §3. */
export const waterloggingFrequencies = defineOptions([
  { key: 'rare', label: 'Rare', help: 'free draining, seldom wet' },
  { key: 'occasional', label: 'Occasional', help: 'heavier soil, drains work' },
  { key: 'winter', label: 'Winter', help: 'heavier soil, wet most winters' },
  { key: 'winterOrRain', label: 'Winter or rain', help: 'wet after long rain at any time' },
  { key: 'isCompacted', label: 'Is compacted', help: 'structure already damaged' },
]);

/** Source: specification §3. */
export const drainageClasses = defineOptions([
  { key: 'veryPoor', label: 'Very poor' },
  { key: 'poor', label: 'Poor' },
  { key: 'imperfect', label: 'Imperfect' },
  { key: 'moderatelyWell', label: 'Moderately well' },
  { key: 'well', label: 'Well' },
]);
