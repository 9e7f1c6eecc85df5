import { kinds } from '../kinds/registry.ts';
import {
  anyOf,
  details,
  entries,
  features,
  featuresWith,
  hasEntry,
  hasFeatures,
  hasValue,
  type Requirement,
} from './define-requirement.ts';

const isWinterGrazed = hasValue(kinds.paddock.id, 'winterGrazing', true);
const paddocks = (...fields: readonly string[]) => features(kinds.paddock.id, ...fields);
const stores = (...fields: readonly string[]) => features(kinds.building.id, ...fields);
const hasCategory = (category: string) => hasValue(kinds.customFeature.id, 'category', category);

/** What lists ask about land in use, waterways, nature, point sources and the wider farm. */
export const careRequirements = {
  winterPaddocks: {
    title: 'Winter grazed paddocks: crop, area and slope',
    askedBy: 'A K Ag L',
    recorded: paddocks('winterGrazing', 'maxSlope'),
    printed: 'crops',
    where: isWinterGrazed,
  },
  winterPlan: {
    title: 'Winter grazing: buffer, direction, back fence, bad weather',
    askedBy: 'K Ag Am',
    recorded: paddocks('winterBuffer', 'grazingDirection', 'backFence', 'wetWeather'),
    printed: 'crops',
    where: isWinterGrazed,
  },
  resowing: {
    title: 'Re-sowing and catch crop',
    askedBy: 'K Ag',
    recorded: paddocks('resownBy'),
    printed: 'crops',
    where: isWinterGrazed,
  },
  cultivation: {
    title: 'Cultivation method and set-back',
    askedBy: 'L J',
    recorded: paddocks('cultivation'),
    printed: 'crops',
    where: ({ of }) => of(kinds.paddock.id).some(({ crop }) => crop !== undefined && crop !== null),
  },
  stockHolding: {
    title: 'Feed pads and other stock holding areas',
    askedBy: 'A',
    recorded: stores('floorSealed'),
    printed: 'places',
    where: hasValue(
      kinds.building.id,
      'buildingType',
      'feedPad',
      'standOffOrLoafingPad',
      'coveredWinteringPad',
      'uncoveredWinteringPad',
    ),
  },
  soilStructure: {
    title: 'Soil structure scores',
    askedBy: 'D',
    recorded: details('soilStructure'),
    printed: 'farm',
  },
  stockExclusion: {
    title: 'Stock exclusion by reach, with the metres lacking',
    askedBy: 'G L O E',
    recorded: anyOf(
      features(kinds.waterway.id, 'stockKeptOut'),
      featuresWith(kinds.fenceline.id, 'purpose', 'waterwayOrWetland'),
    ),
    printed: 'exclusion',
  },
  setback: {
    title: 'Set-back of fences from water',
    askedBy: 'L G',
    recorded: anyOf(features(kinds.fenceline.id, 'setback'), features(kinds.waterway.id, 'setback')),
    printed: 'exclusion',
  },
  fishPassage: {
    title: 'Fish passage and spawning',
    askedBy: 'FW',
    recorded: anyOf(features(kinds.culvert.id, 'fishPassage'), features(kinds.waterway.id, 'spawning')),
    printed: 'places',
    where: hasFeatures(kinds.culvert.id),
  },
  nativeCondition: {
    title: 'Native areas: condition, protection and pest control',
    askedBy: 'RN NF',
    recorded: features(kinds.ecosystem.id, 'condition', 'pestControl'),
    printed: 'places',
    where: hasFeatures(kinds.ecosystem.id),
  },
  pits: {
    title: 'Pits: distance to water, in use or closed',
    askedBy: 'A E C Ot',
    recorded: features(kinds.customFeature.id, 'pitState'),
    printed: 'places',
    where: hasCategory('offalPitOrRubbish'),
  },
  silage: {
    title: 'Silage: leachate and distances',
    askedBy: 'C D Ot',
    recorded: features(kinds.storageArea.id, 'leachate'),
    printed: 'places',
    where: hasFeatures(kinds.storageArea.id),
  },
  fuelAndChemicals: {
    title: 'Fuel and chemical stores, with their contents',
    askedBy: 'J C',
    recorded: anyOf(stores('agrichemicals'), stores('fuelVolume')),
    printed: 'places',
    where: hasValue(kinds.building.id, 'buildingType', 'chemicalStore', 'fuelStore'),
  },
  sprays: { title: 'Spray records', askedBy: 'J CA', recorded: details('sprays'), printed: 'farm' },
  septicTanks: {
    title: 'Septic tanks',
    askedBy: 'F',
    recorded: features(kinds.effluent.id, 'source'),
    printed: 'water',
    where: ({ of }) =>
      of(kinds.effluent.id).some(({ source }) => Array.isArray(source) && source.includes('house')),
  },
  bores: {
    title: 'Bores and their protection',
    askedBy: 'NI V Ot',
    recorded: featuresWith(kinds.customFeature.id, 'category', 'bore'),
    printed: 'places',
    where: hasCategory('bore'),
  },
  waste: {
    title: 'Waste and recycling',
    askedBy: 'E',
    recorded: entries('subOutcome', { to: 'section', route: 'agrichemicals-and-waste' }, 'existing'),
    printed: 'outcomes',
  },
  emissions: {
    title: 'Greenhouse gas figure and plan',
    askedBy: 'RN NF P',
    recorded: entries('stockRow', { to: 'stock' }),
    printed: 'emissions',
  },
  biosecurity: {
    title: 'Biosecurity plan',
    askedBy: 'NF',
    recorded: details('biosecurity'),
    printed: 'farm',
  },
  people: {
    title: 'People on the farm',
    askedBy: 'NF',
    recorded: anyOf(entries('section', { to: 'actions' }), details('training')),
    printed: 'outcomes',
  },
  keptRecords: {
    title: 'Records kept for each objective, and for how long',
    askedBy: 'C D M CA NI',
    recorded: details('keptRecords'),
    printed: 'farm',
  },
  changes: {
    title: 'Changes since the last version',
    askedBy: 'G H',
    recorded: entries('planVersion', { to: 'life' }),
    printed: 'changes',
    where: hasEntry('planVersion'),
  },
} as const satisfies Readonly<Record<string, Requirement>>;
