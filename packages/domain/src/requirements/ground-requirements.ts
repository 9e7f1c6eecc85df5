import { kinds } from '../kinds/registry.ts';
import { listIn } from '../outcomes/plan-record.ts';
import {
  anyOf,
  details,
  entries,
  features,
  featuresWith,
  hasFeatures,
  hasValue,
  type Requirement,
} from './define-requirement.ts';

/** The specification's spelling. */
const EXCLUSIONS = 'fertiliser_application_exclusion_zones';
const units = (...fields: readonly string[]) => features(kinds.lmu.id, ...fields);
const actions = (...keys: readonly string[]) => entries('action', { to: 'actions' }, ...keys);
const answers = (...keys: readonly string[]) => entries('subOutcome', { to: 'actions' }, ...keys);
const hasEffluent = hasFeatures(kinds.effluent.id);

/** What lists ask to be on maps, and of the risks of land and what is done about them. */
export const groundRequirements = {
  boundaryOnMap: {
    title: 'Map with boundary, scale and north',
    askedBy: 'C G V',
    recorded: entries('boundary', { to: 'boundary' }, 'titles'),
    printed: 'maps',
  },
  paddocksOnMap: {
    title: 'Paddocks with their areas',
    askedBy: 'V NI',
    recorded: features(kinds.paddock.id),
    printed: 'maps',
  },
  riversOnMap: {
    title: 'Rivers, streams and lakes',
    askedBy: 'A G L E V',
    recorded: anyOf(features(kinds.waterway.id), entries('boundary', { to: 'draw' }, 'titles')),
    printed: 'maps',
  },
  waterways: {
    title: 'Drains, springs, races and tile outlets',
    askedBy: 'FW O L',
    recorded: features(kinds.waterway.id),
    printed: 'places',
  },
  wetlands: {
    title: 'Wetlands',
    askedBy: 'FW L O',
    recorded: featuresWith(kinds.ecosystem.id, 'ecosystemType', 'wetland'),
    printed: 'maps',
    where: hasValue(kinds.ecosystem.id, 'ecosystemType', 'wetland'),
  },
  fencesAlongWater: {
    title: 'Fences along water',
    askedBy: 'G V',
    recorded: featuresWith(kinds.fenceline.id, 'purpose', 'waterwayOrWetland'),
    printed: 'exclusion',
  },
  crossings: {
    title: 'Stock crossings, described',
    askedBy: 'G Ot',
    recorded: features(kinds.culvert.id, 'crossingUse'),
    printed: 'places',
    where: hasFeatures(kinds.culvert.id),
  },
  margins: {
    title: 'Riparian margins and planting',
    askedBy: 'FW Lo V',
    recorded: featuresWith(kinds.ecosystem.id, 'ecosystemType', 'riparianMargin', 'wetland'),
    printed: 'places',
    where: hasValue(kinds.ecosystem.id, 'ecosystemType', 'riparianMargin', 'wetland'),
  },
  sourceAreas: {
    title: 'Critical source areas',
    askedBy: 'A F K L Ag',
    recorded: features(kinds.csa.id),
    printed: 'places',
  },
  sourceAreasTreated: {
    title: 'Critical source areas: contaminant, path, treatment and day',
    askedBy: 'F K Ag',
    recorded: features(kinds.csa.id, 'contaminants', 'connectedTo', 'mitigations'),
    printed: 'places',
    where: hasFeatures(kinds.csa.id),
  },
  soilTypes: {
    title: 'Soil types',
    askedBy: 'L NI VA2 C',
    recorded: units('soilTexture'),
    printed: 'landUnits',
    notBecause: 'A soil map is a picture of a service; the book prints the soil of each land unit.',
  },
  landUseCapability: {
    title: 'Land use capability',
    askedBy: 'Ho F',
    recorded: features(kinds.luc.id),
    printed: 'maps',
  },
  slopeAndContours: {
    title: 'Slope and contours',
    askedBy: 'K B',
    recorded: units('slopeClass'),
    printed: 'landUnits',
  },
  effluentBlocks: {
    title: 'Ground that gets effluent',
    askedBy: 'B V',
    recorded: anyOf(
      features(kinds.effluent.id, 'applications'),
      features(kinds.effluentIrrigator.id),
      details('distributionAreas'),
    ),
    printed: 'maps',
    where: hasEffluent,
  },
  spreadingExclusions: {
    title: 'Ground where nothing is spread',
    askedBy: 'V NI M',
    recorded: features(kinds.fertiliser.id, EXCLUSIONS),
    printed: 'maps',
    where: ({ of }) => of(kinds.fertiliser.id).some((values) => listIn(values, EXCLUSIONS).length > 0),
  },
  pitsAndStores: {
    title: 'Pits, silage and stores',
    askedBy: 'A E C V',
    recorded: anyOf(features(kinds.storageArea.id), features(kinds.building.id)),
    printed: 'places',
  },
  nativeAreas: {
    title: 'Native areas',
    askedBy: 'RN O E',
    recorded: features(kinds.ecosystem.id),
    printed: 'places',
    where: hasFeatures(kinds.ecosystem.id),
  },
  aerialPhoto: {
    title: 'Aerial photograph beneath the map',
    askedBy: 'V',
    recorded: entries('boundary', { to: 'boundary' }, 'titles'),
    printed: 'maps',
  },
  landUnits: {
    title: 'Land units with soil, slope and drainage',
    askedBy: 'B C D',
    recorded: units('soilTexture', 'slopeClass', 'drainage'),
    printed: 'landUnits',
  },
  inherentRisk: {
    title: 'Inherent vulnerability, rated',
    askedBy: 'A B',
    recorded: units('slopeClass', 'drainage', 'soilTexture'),
    printed: 'risk',
  },
  erosion: {
    title: 'Erosion and its treatment',
    askedBy: 'D F',
    recorded: units('slopeClass', 'parentMaterial'),
    printed: 'landUnits',
  },
  lossPaths: {
    title: 'How losses leave each land unit',
    askedBy: 'L',
    recorded: units('lossPaths'),
    printed: 'landUnits',
  },
  riskByActivity: {
    title: 'Risk by activity',
    askedBy: 'A B E F C',
    recorded: details('activityRisks'),
    printed: 'farm',
  },
  actionsWithReason: {
    title: 'Each action tied to its risk or objective',
    askedBy: 'A B F D',
    recorded: anyOf(actions('outcomeKey'), actions('riskType')),
    printed: 'actions',
  },
  actions: {
    title: 'Actions: what, where, who and when',
    askedBy: 'A B F D E',
    recorded: anyOf(actions('dueOn'), actions('dueYear')),
    printed: 'actions',
  },
  sortOfAction: {
    title: 'Sort of each action',
    askedBy: 'B',
    recorded: actions('requiredBy'),
    printed: 'actions',
  },
  objectives: {
    title: 'Objective of each area, reached or not',
    askedBy: 'C D E Am',
    recorded: answers('existing'),
    printed: 'outcomes',
  },
  reasonsNotApplied: {
    title: 'Reason where an area does not apply',
    askedBy: 'C J',
    recorded: anyOf(entries('section', { to: 'actions' }), answers('existing')),
    printed: 'outcomes',
  },
  proofOfWork: {
    title: 'Proof of work in pictures',
    askedBy: 'D C',
    recorded: entries('evidence', { to: 'actions' }),
    printed: 'evidence',
  },
} as const satisfies Readonly<Record<string, Requirement>>;
