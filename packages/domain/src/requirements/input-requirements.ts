import { kinds, type KindId } from '../kinds/registry.ts';
import {
  anyOf,
  details,
  either,
  entries,
  features,
  hasFeatures,
  hasValue,
  type Recorded,
  type Requirement,
} from './define-requirement.ts';

const irrigationKinds = [
  kinds.pivot.id,
  kinds.linear.id,
  kinds.travelling.id,
  kinds.sprayLines.id,
  kinds.solidSet.id,
  kinds.micro.id,
  kinds.borderDyke.id,
  kinds.controlledFlood.id,
] as const satisfies readonly KindId[];
const [firstIrrigation, ...otherIrrigation] = irrigationKinds;

const irrigation = (...fields: readonly string[]): Recorded =>
  anyOf(
    features(firstIrrigation, ...fields),
    ...otherIrrigation.map((kindId) => features(kindId, ...fields)),
  );
const isIrrigated = hasFeatures(...irrigationKinds);
const spreads = hasFeatures(kinds.fertiliser.id);
const hasEffluent = hasFeatures(kinds.effluent.id);
const effluent = (...fields: readonly string[]) => features(kinds.effluent.id, ...fields);
const applications = (...fields: readonly string[]) => features(kinds.fertiliser.id, ...fields);
const soilTests = entries('soilTest', { to: 'features', kindId: kinds.transect.id });

/** What lists ask about nutrients, irrigation and effluent. */
export const inputRequirements = {
  nutrientBudget: {
    title: 'Nutrient budget with tool, version, losses and target',
    askedBy: 'C D F H J O LW',
    recorded: details('nutrientBudgets'),
    printed: 'farm',
  },
  nitrogenLimit: {
    title: 'Nitrogen limit, baseline or reference point',
    askedBy: 'C H O N',
    recorded: details('nitrogenLimit', 'nitrogenLimitSource'),
    printed: 'farm',
  },
  fertiliserApplied: {
    title: 'Fertiliser applied',
    askedBy: 'M NI IE D',
    recorded: applications('applicationDate'),
    printed: 'nutrients',
  },
  syntheticNitrogen: {
    title: 'Synthetic nitrogen against 190 kg/ha',
    askedBy: 'NES',
    recorded: applications('fertiliser_application_product'),
    printed: 'nutrients',
    where: spreads,
  },
  soilTests: { title: 'Soil tests', askedBy: 'H NI V', recorded: soilTests, printed: 'soil' },
  olsenP: {
    title: 'Olsen P against its target',
    askedBy: 'M',
    recorded: soilTests,
    printed: 'soil',
    where: hasFeatures(kinds.transect.id),
  },
  proofOfPlacement: {
    title: 'Proof of placement, Spreadmark',
    askedBy: 'C D',
    recorded: anyOf(applications('spreadmark'), applications('proofOfPlacement')),
    printed: 'nutrients',
    where: spreads,
  },
  fertiliserStorage: {
    title: 'Fertiliser storage and loading',
    askedBy: 'M',
    recorded: features(kinds.building.id, 'storedItems'),
    printed: 'places',
    where: hasValue(kinds.building.id, 'buildingType', 'fertiliserBin'),
  },
  manureMoved: {
    title: 'Manure and effluent brought in and out',
    askedBy: 'NI IE',
    recorded: details('manureMoved'),
    printed: 'farm',
  },
  irrigationSystems: {
    title: 'Irrigation systems: area, depth and rate',
    askedBy: 'C',
    recorded: irrigation('areaIrrigated', 'applicationDepth'),
    printed: 'water',
    where: isIrrigated,
  },
  scheduling: {
    title: 'How irrigation is scheduled',
    askedBy: 'C D',
    recorded: irrigation('scheduling'),
    printed: 'water',
    where: isIrrigated,
  },
  moistureRecords: {
    title: 'Soil moisture records and irrigation events',
    askedBy: 'C D',
    recorded: irrigation('irrigations'),
    printed: 'water',
    where: isIrrigated,
  },
  evennessTest: {
    title: 'Depth and evenness test',
    askedBy: 'O D',
    recorded: irrigation('lastTested'),
    printed: 'water',
    where: isIrrigated,
  },
  waterUsed: {
    title: 'Water used against the consent',
    askedBy: 'C E',
    recorded: details('waterUsed'),
    printed: 'farm',
    where: isIrrigated,
  },
  otherWaterUse: {
    title: 'Water other than irrigation',
    askedBy: 'C',
    recorded: anyOf(details('waterUsed'), features(kinds.waterTank.id), features(kinds.trough.id)),
    printed: 'farm',
  },
  training: {
    title: 'Training of operators and staff',
    askedBy: 'J CA Ot',
    recorded: details('training'),
    printed: 'farm',
  },
  effluentStorage: {
    title: 'Effluent storage held and needed',
    askedBy: 'H C',
    recorded: effluent('totalVolume', 'requiredVolume'),
    printed: 'water',
    where: hasEffluent,
  },
  effluentLog: {
    title: 'Effluent application log',
    askedBy: 'C D V Ot',
    recorded: effluent('applications'),
    printed: 'water',
    where: hasEffluent,
  },
  effluentSafety: {
    title: 'Leak test, fail-safe and treatment',
    askedBy: 'C',
    recorded: effluent('linerTested', 'failSafe', 'treatment'),
    printed: 'water',
    where: hasEffluent,
  },
  complianceResults: {
    title: 'Council’s compliance results',
    askedBy: 'C',
    recorded: details('inspections'),
    printed: 'farm',
    where: either(hasEffluent, isIrrigated),
  },
} as const satisfies Readonly<Record<string, Requirement>>;
