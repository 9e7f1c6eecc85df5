import { countInFigures } from '../formats/figures.ts';
import { isThere } from '../derive/is-removed.ts';
import { monthOf } from '../days/month-of.ts';
import { kinds } from '../kinds/registry.ts';
import {
  listIn,
  planRecord,
  type PlanRecord,
  type RecordRowValues,
  type RecordValues,
} from './plan-record.ts';
import { recordFactsWords as words } from '../wording/record-facts-words.ts';
import type { SubOutcomeKey } from './registry.ts';

type Values = RecordValues;

/** Sentence on what is recorded; null when there is nothing of it. */
type Fact = (record: PlanRecord) => string | null;

/** Sentence for a number of things; null for none. */
const told = (things: readonly unknown[], sentence: () => string): string | null =>
  things.length === 0 ? null : sentence();

const count = (all: readonly Values[], test: (values: Values) => boolean): number => all.filter(test).length;
const textsIn = (values: Values, key: string): readonly string[] =>
  Array.isArray(values[key]) ? (values[key] as readonly string[]) : []; // keys of a declared choice
const numberIn = (values: Values, key: string): number => {
  const value = values[key];
  return typeof value === 'number' ? value : 0;
};
const sum = (all: readonly Values[], key: string): number =>
  all.reduce((total, values) => total + numberIn(values, key), 0);
const isAbove = (key: string) => (values: Values) => numberIn(values, key) > 0;
const has = (key: string) => (values: Values) => values[key] !== undefined && values[key] !== null;
const is =
  (key: string, ...wanted: readonly unknown[]) =>
  (values: Values) =>
    wanted.includes(values[key]);
const latest = (all: readonly Values[], key: string): string | undefined =>
  all
    .flatMap((values) => (typeof values[key] === 'string' ? [values[key]] : []))
    .toSorted()
    .at(-1);

const IRRIGATION = [
  kinds.pivot.id,
  kinds.linear.id,
  kinds.travelling.id,
  kinds.solidSet.id,
  kinds.sprayLines.id,
  kinds.micro.id,
  kinds.borderDyke.id,
  kinds.controlledFlood.id,
] as const;

const winterGrazed = ({ of }: PlanRecord): readonly Values[] =>
  of(kinds.paddock.id).filter(is('winterGrazing', true));

const facts = {
  landUnits: ({ of }) => told(of(kinds.lmu.id), () => words.landUnits(of(kinds.lmu.id).length)),
  lucUnits: ({ of }) => told(of(kinds.luc.id), () => words.lucUnits(of(kinds.luc.id).length)),
  soilTests: ({ of }) => {
    const tests = of('soilTest');
    return told(tests, () => words.soilTests(tests.length, latest(tests, 'sampledOn')));
  },
  applications: ({ of }) => {
    const all = of(kinds.fertiliser.id);
    return told(all, () => words.applications(all.length, latest(all, 'applicationDate')));
  },
  agrichemicals: ({ of }) => {
    const stores = of(kinds.building.id).filter((values) => listIn(values, 'agrichemicals').length > 0);
    return told(stores, () => words.agrichemicals(stores.length, count(stores, is('lockable', true))));
  },
  fuel: ({ of }) => {
    const stores = of(kinds.building.id).filter(isAbove('fuelVolume'));
    return told(stores, () => words.fuel(stores.length, count(stores, is('bunded', true))));
  },
  pits: ({ of }) => {
    const pits = of(kinds.customFeature.id).filter(is('category', 'offalPitOrRubbish'));
    return told(pits, () => words.pits(pits.length));
  },
  troughs: ({ of }) => told(of(kinds.trough.id), () => words.troughs(of(kinds.trough.id).length)),
  habitat: ({ of }) => {
    const areas = of(kinds.ecosystem.id);
    return told(areas, () => words.habitat(areas.length, count(areas, is('fenced', 'fully'))));
  },
  pestControl: ({ of }) => {
    const areas = of(kinds.ecosystem.id).filter(is('pestControl', 'occasional', 'planned', 'network'));
    const stations = of(kinds.baitStation.id);
    return told([...areas, ...stations], () => words.pestControl(areas.length, stations.length));
  },
  planted: ({ of }) => {
    const areas = of(kinds.ecosystem.id).filter(isAbove('plantsPlanted'));
    const last = Math.max(...areas.map((values) => numberIn(values, 'yearPlanted')));
    return told(areas, () => words.planted(sum(areas, 'plantsPlanted'), last > 0 ? last : undefined));
  },
  margins: ({ of }) => {
    const margins = of(kinds.ecosystem.id).filter(is('ecosystemType', 'riparianMargin'));
    return told(margins, () => words.margins(margins.length));
  },
  stock: ({ of }) => {
    const months = [...new Set(of('stockRow').map(({ month }) => String(month)))].toSorted();
    const [first = '', last = ''] = [months[0], months.at(-1)];
    return told(months, () => words.stock(months.length, monthOf(first), monthOf(last)));
  },
  storage: ({ of }) => {
    const systems = of(kinds.effluent.id).filter(
      (values) => isAbove('totalVolume')(values) && isAbove('requiredVolume')(values),
    );
    return told(systems, () => words.storage(sum(systems, 'totalVolume'), sum(systems, 'requiredVolume')));
  },
  leakTests: ({ of }) => {
    const systems = of(kinds.effluent.id);
    const passed = count(systems, is('linerTested', 'passed'));
    return passed === 0 ? null : words.leakTests(passed, systems.length);
  },
  effluentLog: ({ of }) => {
    const log = of(kinds.effluent.id).flatMap((values) => listIn(values, 'applications'));
    return told(log, () => words.effluentLog(log.length, latest(log, 'date')));
  },
  failSafe: ({ of }) => {
    const systems = of(kinds.effluent.id);
    const fitted = count(systems, is('failSafe', true));
    return fitted === 0 ? null : words.failSafe(fitted, systems.length);
  },
  leachate: ({ of }) => {
    const stores = of(kinds.storageArea.id);
    const caught = count(stores, is('leachate', 'noneSeen', 'collectedToEffluentSystem'));
    return told(stores, () => words.leachate(caught, stores.length));
  },
  sourceAreas: ({ of }) => {
    const areas = of(kinds.csa.id);
    const isTreated = (values: Values) =>
      textsIn(values, 'mitigations').length > 0 || has('plannedDate')(values);
    const isExcluded = is('stockExcluded', 'always', 'inWinter');
    return told(areas, () =>
      words.sourceAreas(areas.length, count(areas, isTreated), count(areas, isExcluded)),
    );
  },
  cultivation: ({ of }) => {
    const paddocks = of(kinds.paddock.id).filter(has('cultivation'));
    const light = count(paddocks, is('cultivation', 'minimumTill', 'directDrilled'));
    return light === 0 ? null : words.cultivation(light, paddocks.length);
  },
  tested: ({ of }) => {
    const systems = of(...IRRIGATION);
    const tested = systems.filter(has('lastTested'));
    return told(tested, () => words.tested(tested.length, systems.length, latest(tested, 'lastTested')));
  },
  scheduled: ({ of }) => {
    const systems = of(...IRRIGATION);
    const scheduled = systems.filter((values) =>
      textsIn(values, 'scheduling').some((one) => one === 'soilMoistureProbe' || one === 'soilWaterBudget'),
    );
    return told(scheduled, () => words.scheduled(scheduled.length, systems.length));
  },
  probes: ({ of }) => {
    const probes = of(kinds.device.id).filter(is('deviceType', 'soilProbe'));
    return told(probes, () => words.probes(probes.length));
  },
  metered: ({ of }) => {
    const systems = of(...IRRIGATION);
    const metered = systems.filter(is('meter', 'manual', 'telemetry'));
    return told(metered, () => words.metered(metered.length, systems.length));
  },
  consents: ({ of }) => {
    const consents = of('plan').flatMap((values) => listIn(values, 'consents'));
    return told(consents, () => words.consents(consents.length));
  },
  waterFences: ({ rows }) => {
    const metres = rows
      .filter(
        ({ entity, values }) =>
          entity === kinds.fenceline.id && isThere(values) && is('purpose', 'waterwayOrWetland')(values),
      )
      .reduce((total, { made }) => total + numberIn(made, 'lengthMetres'), 0);
    return metres < 1 ? null : words.waterFences(countInFigures(Math.round(metres)));
  },
  crossings: ({ of }) => {
    const crossings = of(kinds.culvert.id);
    return told(crossings, () =>
      words.crossings(crossings.length, count(crossings, is('fishPassage', 'yes'))),
    );
  },
  winter: (record) => {
    const paddocks = winterGrazed(record);
    return told(paddocks, () => words.winter(paddocks.length, count(paddocks, has('maxSlope'))));
  },
  resown: (record) => {
    const paddocks = winterGrazed(record);
    const dated = count(paddocks, has('resownBy'));
    return dated === 0 ? null : words.resown(dated, paddocks.length);
  },
} as const satisfies Readonly<Record<string, Fact>>;

type FactKey = keyof typeof facts;

/** Facts of the record that speak for each outcome. An outcome with none is about what people do, which the record does not show. */
const factsOf: Readonly<Record<SubOutcomeKey, readonly FactKey[]>> = {
  knowYourLand: ['landUnits', 'lucUnits', 'soilTests'],
  holdHillSoils: ['planted'],
  careInCultivation: ['cultivation'],
  protectStructure: [],
  nutrientPlan: ['soilTests', 'applications'],
  olsenPOnTarget: ['soilTests'],
  nitrogenWithinLimit: ['applications'],
  spreadWell: ['applications'],
  stockOutOfWater: ['waterFences', 'troughs'],
  cleanCrossings: ['crossings'],
  plantedMargins: ['margins', 'waterFences'],
  csaManaged: ['sourceAreas'],
  chooseTheRightPaddock: ['winter'],
  winterGrazingPlan: ['winter', 'sourceAreas'],
  coverAfterGrazing: ['resown'],
  efficientSystem: ['tested'],
  justifiedWater: ['scheduled', 'probes'],
  measuredWater: ['metered', 'consents'],
  enoughStorage: ['storage', 'leakTests'],
  effluentToPlants: ['effluentLog', 'failSafe'],
  otherWastewater: ['leachate'],
  protectHabitat: ['habitat'],
  fewerPests: ['pestControl'],
  restoreHabitat: ['planted'],
  knowNumber: ['stock', 'applications'],
  reduceEmissions: ['stock'],
  safeAgrichemicals: ['agrichemicals'],
  safeFuel: ['fuel'],
  wasteOffFarm: ['pits'],
  feedShelter: ['troughs'],
  healthPlan: [],
  safePeople: [],
  catchmentConnection: [],
};

/** Finds the sentences on what the record of a plan shows for each outcome. Features that are planned or removed do not count. */
export function recordFacts(rows: readonly RecordRowValues[]): (outcomeKey: string) => readonly string[] {
  const record = planRecord(rows);
  const keys: Readonly<Record<string, readonly FactKey[] | undefined>> = factsOf;
  return (outcomeKey) => (keys[outcomeKey] ?? []).flatMap((key) => facts[key](record) ?? []);
}
