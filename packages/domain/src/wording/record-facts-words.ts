import { counted } from '../formats/counted.ts';
import { dayWithMonth } from '../formats/days.ts';

const last = (day: string | undefined): string =>
  day === undefined ? '' : `, the last on ${dayWithMonth(day)}`;
const of = (count: number, all: number, one: string, several: string): string =>
  `${count} of ${counted(all, one, several)}`;

/** Sentences on what the record of a plan shows for an outcome. */
export const recordFactsWords = {
  title: 'On record',
  accept: 'In place, as recorded',
  acceptLabel: (outcome: string): string => `${outcome}: in place, as recorded`,
  /** Note of an outcome that was answered with its facts. */
  note: (facts: readonly string[]): string => `${facts.join('. ')}.`,
  landUnits: (units: number): string =>
    `${counted(units, 'land unit', 'land units')} drawn with soil and slope`,
  lucUnits: (units: number): string =>
    counted(units, 'land use capability unit', 'land use capability units'),
  soilTests: (tests: number, day?: string): string =>
    `${counted(tests, 'soil test', 'soil tests')}${last(day)}`,
  applications: (times: number, day?: string): string =>
    `${counted(times, 'fertiliser application', 'fertiliser applications')}${last(day)}`,
  agrichemicals: (stores: number, secured: number): string =>
    `${counted(stores, 'agrichemical store', 'agrichemical stores')} listed, ${secured} locked and signed`,
  fuel: (stores: number, bunded: number): string =>
    `${counted(stores, 'fuel store', 'fuel stores')}, ${bunded} bunded`,
  pits: (pits: number): string =>
    `${counted(pits, 'pit or rubbish place', 'pits or rubbish places')} on the map`,
  troughs: (count: number): string => `Water from ${counted(count, 'mapped trough', 'mapped troughs')}`,
  habitat: (areas: number, fenced: number): string =>
    `${counted(areas, 'native area', 'native areas')}, ${fenced} fully fenced`,
  pestControl: (areas: number, stations: number): string =>
    `Pest control in ${counted(areas, 'native area', 'native areas')}, ${counted(stations, 'trap or bait station', 'traps or bait stations')}`,
  planted: (plants: number, year?: number): string =>
    `${counted(plants, 'plant', 'plants')} put in${year === undefined ? '' : `, the last in ${year}`}`,
  stock: (months: number, from: string, to: string): string =>
    `Stock recorded for ${counted(months, 'month', 'months')}, ${from} to ${to}`,
  storage: (held: number, needed: number): string => `Effluent storage: ${held} m³ held, ${needed} m³ needed`,
  leakTests: (passed: number, systems: number): string =>
    `Leak test passed at ${of(passed, systems, 'effluent system', 'effluent systems')}`,
  effluentLog: (times: number, day?: string): string =>
    `${counted(times, 'effluent application', 'effluent applications')} logged${last(day)}`,
  failSafe: (fitted: number, systems: number): string =>
    `Fail-safe at ${of(fitted, systems, 'effluent system', 'effluent systems')}`,
  leachate: (caught: number, stores: number): string =>
    `Leachate caught or none at ${of(caught, stores, 'feed store', 'feed stores')}`,
  sourceAreas: (areas: number, planned: number, excluded: number): string =>
    `${counted(areas, 'critical source area', 'critical source areas')}: ${planned} with treatment in place or dated, ${excluded} with stock kept out`,
  cultivation: (light: number, paddocks: number): string =>
    `Reduced or no tillage in ${of(light, paddocks, 'cropped paddock', 'cropped paddocks')}`,
  tested: (tested: number, systems: number, day?: string): string =>
    `Performance tested: ${of(tested, systems, 'irrigation system', 'irrigation systems')}${last(day)}`,
  scheduled: (scheduled: number, systems: number): string =>
    `Scheduled from soil moisture: ${of(scheduled, systems, 'irrigation system', 'irrigation systems')}`,
  probes: (probes: number): string => counted(probes, 'soil probe', 'soil probes'),
  metered: (metered: number, systems: number): string =>
    `Metered: ${of(metered, systems, 'irrigation system', 'irrigation systems')}`,
  consents: (consents: number): string => `${counted(consents, 'consent', 'consents')} in the register`,
  waterFences: (metres: string): string => `${metres} m of fence along water`,
  crossings: (crossings: number, passable: number): string =>
    `${counted(crossings, 'stream crossing', 'stream crossings')}, ${passable} with fish passage`,
  margins: (margins: number): string => counted(margins, 'riparian margin', 'riparian margins'),
  winter: (paddocks: number, withSlope: number): string =>
    `${counted(paddocks, 'winter grazed paddock', 'winter grazed paddocks')}, ${withSlope} with the steepest slope`,
  resown: (dated: number, paddocks: number): string =>
    `Re-sowing day for ${of(dated, paddocks, 'winter grazed paddock', 'winter grazed paddocks')}`,
} as const;
