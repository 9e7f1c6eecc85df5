import { defineOptions } from '../kind/options.ts';

// Risk assessment lists. Labels are kept letter for letter as specified, also where the spelling is unusual.

/** Source: specification §3. */
export const riskTypes = defineOptions([
  { key: 'nLeaching', label: 'Nitrogen leaching', help: 'nitrate moving below the roots' },
  { key: 'pLeaching', label: 'Phosphorus leaching', help: 'dissolved P moving below the roots' },
  {
    key: 'runoffContamination',
    label: 'Runoff contamination',
    help: 'dung, nutrients and microbes carried over the surface',
  },
  { key: 'erosion', label: 'Erosion', help: 'soil lost by slip, gully, sheet or wind' },
  { key: 'soilCompaction', label: 'Soil compaction', help: 'pugging and loss of pore space' },
]);

/** Source: specification §3. */
export const levels = defineOptions([
  { key: 'high', label: 'High' },
  { key: 'medium', label: 'Medium' },
  { key: 'low', label: 'Low' },
]);

/** Source: specification §3. */
export const assessmentTags = defineOptions([
  { key: 'strength', label: 'Strength' },
  { key: 'limitation', label: 'Limitation' },
  { key: 'risk', label: 'Risk' },
]);

/** Source: specification §3. */
export const mitigationActions = defineOptions([
  { key: 'avoidGrazing', label: 'Avoid grazing when wet', help: 'keep stock off wet or bare ground' },
  { key: 'reduceSoilCultivation', label: 'Reduce soil cultivation', help: 'fewer, shallower passes' },
  { key: 'optimalUsePhos', label: 'Best use of phosphorus', help: 'rate, timing and product fit the test' },
  { key: 'stockExclusion', label: 'Stock exclusion', help: 'fence stock out of water and wetlands' },
  { key: 'soilConservation', label: 'Soil conservation planting', help: 'poles, retirement, debris dams' },
  { key: 'reduceSoilPhosphorus', label: 'Reduce soil phosphorus', help: 'run high Olsen P down to target' },
  { key: 'avoidingIntensive', label: 'Avoid intensive use', help: 'no winter crop or heavy stock here' },
  { key: 'encouragementOfRiparian', label: 'Encourage riparian planting', help: 'plant and keep margins' },
  { key: 'diversionOfRunoff', label: 'Divert runoff', help: 'cut-offs, culverts and bunds to land' },
  { key: 'grassBuffers', label: 'Grass buffers', help: 'ungrazed strip below the source' },
  { key: 'wetland', label: 'Wetland', help: 'build or restore' },
  { key: 'sedimentTraps', label: 'Sediment traps', help: 'ponds, bunds, silt traps' },
  { key: 'other', label: 'Other', help: 'described in notes' },
]);

/** Grades of an action: specification §3, the meaning of each is our choice. */
export const grades = defineOptions([
  { key: 'good', label: 'Good', help: 'meets good farming practice or the rule' },
  { key: 'premium', label: 'Premium', help: 'goes clearly beyond it' },
]);
