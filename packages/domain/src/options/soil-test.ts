import { defineOptions } from '../kind/options.ts';

// Soil test lists. Labels are kept letter for letter as specified, also where the spelling is unusual.

/** Source: specification §3. */
export const soilTestLandUses = defineOptions([
  { key: 'pastoral', label: 'Pastoral' },
  { key: 'crop', label: 'Crop' },
  { key: 'horticulture', label: 'Horticulture' },
  { key: 'other', label: 'Other' },
]);

/** Source: specification §3. */
export const soilTestPurposes = defineOptions([
  { key: 'monitor', label: 'Monitor', help: 'long-term repeated monitoring' },
  { key: 'crop', label: 'Crop', help: 'measuring crop impacts on soil' },
  { key: 'investigative', label: 'Investigative', help: 'one-off investigation of areas of interest' },
]);

/** Source: specification §3. */
export const soilTestParentMaterials = defineOptions([
  { key: 'sedimentary', label: 'Sedimentry', alsoReadAs: ['Sedimentary'] },
  { key: 'volcanic', label: 'Volcanic' },
  { key: 'pumice', label: 'Pumice' },
  { key: 'peat', label: 'Peat' },
  { key: 'other', label: 'Other' },
]);

/** Source: specification §3. */
export const soilTestRiskLevels = defineOptions([
  { key: 'high', label: 'High' },
  { key: 'low', label: 'Low' },
  { key: 'none', label: 'None' },
]);
