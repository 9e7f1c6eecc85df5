export {
  factorSetOf,
  factorSets,
  gases,
  sourceGroups,
  stockSources,
  type FactorSet,
  type Gas,
  type SourceGroup,
  type StockSource,
} from './factor-sets.ts';
export {
  emissionsOf,
  ghgModes,
  isInMode,
  kilograms,
  type ClassHead,
  type EmissionInput,
  type Emissions,
  type Enterprise,
  type GhgMode,
  type SpreadLine,
  type StockLine,
  type Tenths,
} from './emissions.ts';
export { headSources, headUsed, type HeadSource, type HeadUsed, type ListedStock } from './head-used.ts';
export { spreadUsed, type SpreadApplication, type SpreadProduct, type SpreadUsed } from './spread-used.ts';
export { emissionSteps, supposing, type EmissionStep, type WhatIf } from './compare-emissions.ts';
export { emissionFertilisers, type EmissionFertiliser } from '../options/emission-fertilisers.ts';
