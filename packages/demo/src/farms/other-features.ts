import { at } from '../cadastre/chance/at.ts';
import type { RandomStream } from '../cadastre/chance/chance.ts';
import type { Coordinate } from '../cadastre/coordinate.ts';
import { demoProbes } from '../readings/probe-readings.ts';
import { kinds } from '@tussock/domain';
import { areaHectares } from '@tussock/geometry';
import { area, around, beside, existing, line, point, type Attributes } from './draw-parts.ts';
import type { DrawnFeature } from './drawn-feature.ts';
import type { DemoFarm } from './farm.ts';
import { effluentHectares } from './farm-registers.ts';
import { drawMovingIrrigation, drawStandingIrrigation } from './irrigation-features.ts';
import type { LandUnit } from './land-units.ts';
import type { PaddockCell } from './paddock-cells.ts';

/*
 * One or two of everything a farm may have beside paddocks, fences and water: enough to see each kind on the map, in lists and on paper.
 */

/** A feature id made of the farm's own chance, so that others can point at it and every start gives the same. */
function idFrom(random: RandomStream): string {
  const hex = Array.from({ length: 32 }, () => random.whole(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = '8';
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
    .map((part) => part.join(''))
    .join('-');
}

const LUC_BY_CHARACTER = {
  flat: { class: '2', subclass: 's', unit: 1, slopeGroup: 'a', rockType: 'Alluvium' },
  downs: { class: '3', subclass: 'e', unit: 2, slopeGroup: 'c', rockType: 'Loess' },
  hill: { class: '6', subclass: 'e', unit: 4, slopeGroup: 'f', rockType: 'Greywacke' },
} as const;

/** Land use capability on the same ground as the land units. */
export function drawCapability({ character }: DemoFarm, units: readonly LandUnit[]): DrawnFeature[] {
  const { class: lucClass, ...inventory } = LUC_BY_CHARACTER[character];
  // The steepest faces of the station are of the next class.
  const classOf = (index: number): string => (character === 'hill' && index === 1 ? '7' : lucClass);
  return units.map((unit, index) => ({
    kindId: kinds.luc.id,
    geometry:
      unit.polygons.length === 1
        ? { type: 'Polygon', coordinates: at(unit.polygons, 0) }
        : { type: 'MultiPolygon', coordinates: unit.polygons },
    attributes: existing(`LUC ${classOf(index)}${inventory.subclass}${inventory.unit + index}`, {
      class: classOf(index),
      ...inventory,
      unit: inventory.unit + index,
      mapScale: 'scale10000',
      source: 'farmSurvey',
    }),
  }));
}

const isDairy = ({ farmType }: DemoFarm): boolean => farmType === 'dairy';

/** Where effluent is kept, with an id that the rain gun points at. */
const drawPond = (home: Coordinate, farm: DemoFarm, effluentId: string): DrawnFeature => ({
  ...area(
    kinds.effluent.id,
    around(beside(home, 150, 70), 46, 38),
    existing(isDairy(farm) ? 'Dairy pond' : 'Woolshed sump', {
      source: [isDairy(farm) ? 'dairyShed' : 'woolshed'],
      treatment: 'landApplication',
      storageType: 'linedPond',
      lining: 'synthetic',
      totalVolume: 3000,
      freeboard: 0.5,
      sludgeVolume: 200,
      dailyVolume: 40,
      applicationArea: isDairy(farm) ? effluentHectares(farm) : 2,
      applicationDepth: 10,
      nitrogenConcentration: 400,
      requiredVolume: isDairy(farm) ? 1600 : 400,
      linerTested: 'passed',
      failSafe: true,
      applications: [
        { date: '2026-09-14', depth: 8, volume: 320, soilMoisture: 'moist' },
        { date: '2026-10-20', depth: 10, volume: 400, soilMoisture: 'dry' },
      ],
      ...(isDairy(farm) ? { daysPerYear: 270, nitrogenLoad: 150 } : {}),
    }),
  ),
  id: effluentId,
});

/** The yard: buildings, feed, effluent and tracks about the address. */
function drawYard(home: Coordinate, farm: DemoFarm, effluentId: string): DrawnFeature[] {
  return [
    area(
      kinds.building.id,
      around(beside(home, 60, 30), 42, 28, 4),
      existing(isDairy(farm) ? 'Dairy shed' : 'Woolshed', {
        buildingType: isDairy(farm) ? 'dairyShed' : 'woolshed',
        claddingType: 'zincAluminiumSteel',
        yearBuilt: 1998,
        floorSealed: true,
      }),
    ),
    point(
      kinds.building.id,
      beside(home, -40, 45),
      existing('Chemical store', {
        buildingType: 'chemicalStore',
        bunded: true,
        spillKit: true,
        lockable: true,
        agrichemicals: [{ category: 'herbicide', product: 'Glyphosate 510', quantity: 60, unit: 'L' }],
      }),
    ),
    area(
      kinds.storageArea.id,
      around(beside(home, 130, -40), 60, 26, 4),
      existing('Silage pit', {
        storageType: 'silagePit',
        feedType: 'pastureSilage',
        base: 'concrete',
        leachate: 'collectedToEffluentSystem',
        capacity: 320,
        dryMatter: 35,
      }),
    ),
    drawPond(home, farm, effluentId),
    point(
      kinds.customFeature.id,
      beside(home, -20, -60),
      existing('Emergency point', { category: 'emergencyPoint', icon: 'cross', colour: '#1E8449' }),
    ),
  ];
}

const sampledGround = (farm: DemoFarm): Attributes => ({
  landUse: 'pastoral',
  purpose: 'monitor',
  parentMaterial: 'sedimentary',
  farmType: farm.farmType,
  depth: 75,
});

/** A drain along the lower fences, fenced on both sides. */
const drawDrain = (place: (share: number) => Coordinate): DrawnFeature =>
  line(
    kinds.waterway.id,
    [place(0.58), place(0.6), place(0.62)],
    existing('Willow drain', {
      waterwayType: 'drain',
      flow: 'partOfYear',
      width: 1.2,
      depth: 0.4,
      stockKeptOut: 'both',
      setback: 3,
      planted: 'none',
    }),
  );

/** Where water gathers and is crossed, and the lane. */
function drawWaterways(place: (share: number) => Coordinate): DrawnFeature[] {
  return [
    area(
      kinds.csa.id,
      around(place(0.55), 120, 40, 12),
      existing('Swale below the crop', {
        csaType: 'swale',
        contaminants: ['sediment', 'phosphorus'],
        connectedTo: 'riverOrStream',
        riskLevel: 'medium',
        mitigations: ['grassBuffers'],
      }),
    ),
    line(
      kinds.csa.id,
      [beside(place(0.15), -60, -40), beside(place(0.15), 70, 45)],
      existing('Tile outlet drain', {
        csaType: 'drainOrTileOutlet',
        contaminants: ['nitrogen', 'phosphorus'],
        connectedTo: 'drain',
        flowFrequency: 'mostOfWinter',
        riskLevel: 'medium',
      }),
    ),
    area(
      kinds.dam.id,
      around(place(0.6), 55, 40),
      existing('Willow dam', {
        damType: 'stockWater',
        waterSource: 'spring',
        maxDepth: 2.5,
        condition: 'good',
      }),
    ),
    point(
      kinds.culvert.id,
      beside(place(0.62), 70, 0),
      existing('Ford culvert', {
        culvertType: 'pipe',
        material: 'concrete',
        diameter: 600,
        barrels: 2,
        crossingUse: ['otherStock', 'vehicles'],
        crossingsPerMonth: 2,
        fishPassage: 'yes',
      }),
    ),
    drawDrain(place),
    line(
      kinds.track.id,
      [place(0.5), place(0.52), place(0.54)],
      existing('Main lane', { trackType: 'raceOrLane', surface: 'gravelOrLime', width: 4.5 }),
    ),
  ];
}

/** An application whose area is that of the ground drawn of it. */
const spreadOn = (ring: Coordinate[], attributes: Attributes): DrawnFeature =>
  area(kinds.fertiliser.id, ring, {
    ...attributes,
    area: areaHectares({ type: 'Polygon', coordinates: [ring] }),
    areaIsTyped: false,
  });

/** Fertiliser of two seasons. */
function drawApplications(place: (share: number) => Coordinate): DrawnFeature[] {
  return [
    spreadOn(
      around(place(0.7), 150, 130, 4),
      existing('Spring superphosphate', {
        applicationDate: '2026-09-12',
        applicationMethod: 'groundSpreader',
        spreadmark: true,
        landUse: 'pastureGrazed',
        cartage_rate: 28,
        cost: 45,
        fertiliser_application_product: [
          {
            product: 'Superphosphate',
            application_rate: 250,
            price_per_tonne: 480,
            phosphorus: 9,
            sulphur: 11,
            calcium: 20,
          },
        ],
      }),
    ),
    spreadOn(
      around(place(0.62), 160, 120, 4),
      existing('Autumn urea', {
        applicationDate: '2026-04-14',
        applicationMethod: 'groundSpreader',
        spreadmark: true,
        landUse: 'pastureGrazed',
        cartage_rate: 28,
        cost: 45,
        fertiliser_application_product: [
          { product: 'Urea', application_rate: 65, price_per_tonne: 930, nitrogen: 46 },
        ],
      }),
    ),
  ];
}

/** What is looked at again and again: soil tests, bush and its traps, sensors. */
function drawWatched(place: (share: number) => Coordinate, farm: DemoFarm): DrawnFeature[] {
  return [
    ...[0.74, 0.78, 0.3, 0.45, 0.9].map((share, index) =>
      line(
        kinds.transect.id,
        [beside(place(share), -110, -20), beside(place(share), 110, 20)],
        existing(`Transect ${index + 1}`, sampledGround(farm)),
      ),
    ),
    area(
      kinds.ecosystem.id,
      around(place(0.82), 110, 70, 16),
      existing('Kānuka gully', {
        ecosystemType: 'kanukaOrManukaShrubland',
        condition: 'good',
        fenced: 'fully',
        pests: ['possum', 'stoatOrFerret'],
        pestControl: 'network',
      }),
    ),
    ...[0, 1, 2].map((index) =>
      point(
        kinds.baitStation.id,
        beside(place(0.82), -40 + 40 * index, 45),
        existing(`Trap ${index + 1}`, {
          deviceType: 'docBoxTrap',
          target: ['rat', 'stoatOrFerret'],
          checkInterval: 14,
          checks: [{ date: '2026-10-04', catchSpecies: 'rat', catchCount: index }],
        }),
      ),
    ),
    ...demoProbes.map(({ id, name }, index) =>
      point(
        kinds.device.id,
        place(0.22 + 0.17 * index),
        existing(name, {
          id,
          deviceType: 'soilProbe',
          depths: ['mm150', 'mm300'],
          fieldCapacity: 38,
          refillPoint: 15,
          battery: 3.6,
        }),
      ),
    ),
  ];
}

/** One or two of every other kind, at places that the farm's own paddocks give. */
export function drawOtherFeatures(
  farm: DemoFarm,
  cells: readonly PaddockCell[],
  random: RandomStream,
): DrawnFeature[] {
  const place = (share: number): Coordinate => at(cells, Math.floor(cells.length * share)).middle;
  const effluentId = idFrom(random);
  return [
    ...drawYard(farm.address.geometry.coordinates, farm, effluentId),
    ...drawMovingIrrigation(place),
    ...drawStandingIrrigation(place, effluentId),
    ...drawWaterways(place),
    ...drawApplications(place),
    ...drawWatched(place, farm),
  ];
}
