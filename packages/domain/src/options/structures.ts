import { defineOptions } from '../kind/options.ts';

// Lists for fences, tanks, troughs and pipes. Labels are kept letter for letter as specified, also where the spelling is unusual.

/** Source: specification §3. */
export const fenceTypes = defineOptions([
  { key: 'wirePostAndBatten', label: 'Wire post and batton', alsoReadAs: ['Wire post and batten'] },
  { key: 'postAndWire', label: 'Post and wire' },
  { key: 'postAndNetting', label: 'Post and netting' },
  { key: 'multiWireElectric', label: 'Multi-wire electric' },
  { key: 'deerNetting', label: 'Deer netting' },
  { key: 'postAndRail', label: 'Post and rail' },
  { key: 'temporarySemiPermanent', label: 'Temporary and semi-permanent' },
]);

/** Source: specification §3. */
export const materials = defineOptions([
  { key: 'notApplicable', label: 'Not applicable' },
  { key: 'plastic', label: 'Plastic' },
  { key: 'concrete', label: 'Concrete' },
  { key: 'stainlessSteel', label: 'Stainless steel' },
  { key: 'steel', label: 'Steel' },
  { key: 'wood', label: 'Wood' },
]);

/** Source: specification §3. */
export const pipeTypes = defineOptions([
  { key: 'notApplicable', label: 'Not applicable' },
  { key: 'alkathene', label: 'Alkathene' },
  { key: 'galvanised', label: 'Galvanised' },
]);

/** Source: specification §3. */
export const pipeSizes = defineOptions([
  { key: 'notApplicable', label: 'Not applicable' },
  { key: 'mm15', label: '15' },
  { key: 'mm20', label: '20' },
  { key: 'mm25', label: '25' },
  { key: 'mm32', label: '32' },
  { key: 'mm40', label: '40' },
  { key: 'mm50', label: '50' },
]);

/** Source: Farm Data Standards (sourced plus our choice). */
export const waterSources = defineOptions([
  { key: 'confinedAquifer', label: 'Bore, confined aquifer' },
  { key: 'waterTableAquifer', label: 'Bore or gallery, water-table aquifer' },
  { key: 'runOfRiver', label: 'River or stream' },
  { key: 'storedSurface', label: 'Storage pond or dam' },
  { key: 'scheme', label: 'Irrigation or rural water scheme' },
  { key: 'spring', label: 'Spring' },
  { key: 'rainwater', label: 'Roof rainwater' },
]);

/** Source: our choice (our choice). */
export const conditions = defineOptions([
  { key: 'good', label: 'Good' },
  { key: 'fair', label: 'Fair' },
  { key: 'poor', label: 'Poor' },
  { key: 'unknown', label: 'Not known' },
]);
