import { slopeClassOf, type StockClass } from '@tussock/domain';
import type { RandomStream } from '../cadastre/chance/chance.ts';
import type { DemoFarm } from './farm.ts';
import type { DrawnFeature } from './drawn-feature.ts';
import type { FenceStretch } from './fences.ts';
import { groundOf, type GroundOfShape } from './ground-of.ts';
import type { LandUnit } from './land-units.ts';
import { headPerHectare } from './stock-years.ts';
import { tellUnit } from './unit-risks.ts';

/*
 * Plausible fields for drawn features. Keys and option keys are those of the product's feature kinds.
 */
type Attributes = DrawnFeature['attributes'];

// prettier-ignore
const PADDOCK_NAMES = [
  'House', 'Front', 'Tōtara', 'Airstrip', 'Swamp', 'Top Terrace', 'Woolshed', 'Kōwhai', 'Long', 'Creek', 'Rātā', 'Shelterbelt', 'Pump',
  'Old Orchard', 'Tūī', 'Gully', 'Bull', 'Lambing', 'Triangle', 'Matagouri', 'Sidling', 'Saddle', 'Knob', 'Riverbed', 'Harakeke',
];
const WINTER_CROPS = [
  { crop: 'kale', yieldTonnes: 11.5 },
  { crop: 'fodderBeet', yieldTonnes: 22 },
  { crop: 'swedes', yieldTonnes: 13 },
];
/** One paddock in twelve is in winter crop. */
const CROP_SHARE = 1 / 12;
const round = (value: number, step: number) => Math.round(Math.round(value / step) * step * 100) / 100;

interface DrawnPaddock extends GroundOfShape {
  readonly index: number;
  readonly hectares: number;
}

/** Fields of the n-th paddock; the effective area is a little under the mapped one. */
export function describePaddock(
  farm: DemoFarm,
  { index, hectares: mappedHectares, meanSlope, steepestSlope }: DrawnPaddock,
  random: RandomStream,
): Attributes {
  const number = String(index + 1);
  const round2 = Math.floor(index / PADDOCK_NAMES.length) + 1;
  const stem = PADDOCK_NAMES[index % PADDOCK_NAMES.length] ?? 'Paddock';
  const name = farm.farmType === 'dairy' ? `Paddock ${number}` : round2 > 1 ? `${stem} ${round2}` : stem;
  const effectiveHa = Math.floor(mappedHectares * (0.93 + 0.05 * random.next()) * 100) / 100;
  const base = { name, status: 'existing', paddockNumber: number, effectiveHa };
  const isCropped = farm.character !== 'hill' && random.next() < CROP_SHARE;
  if (!isCropped) return { ...base, ...describePasture(farm, random), slopeClass: slopeClassOf(meanSlope) };
  const { crop, yieldTonnes } = random.pick(WINTER_CROPS);
  return {
    ...base,
    use: 'pastureThenCrop',
    cropGroup: 'fodder',
    crop,
    cropUse: 'grazedInSitu',
    cultivation: random.pick(['directDrilled', 'minimumTill', 'conventional']),
    residue: 'grazed',
    sownDate: `2025-11-${random.whole(10, 28)}`,
    harvestDate: `2026-08-${random.whole(10, 28)}`,
    yieldTonnes,
    slopeClass: slopeClassOf(meanSlope),
    winterGrazing: true,
    maxSlope: steepestSlope,
    resownBy: '2026-10-15',
    winterBuffer: 10,
    grazingDirection: 'downhill',
    backFence: true,
    wetWeather: 'Stock go to the lane and the next dry paddock before the ground is pugged',
  };
}

function describePasture({ character }: DemoFarm, random: RandomStream): Attributes {
  const swards = {
    flat: ['ryegrassWhiteClover', 'ryegrassWhiteClover', 'plantainClover', 'tallFescue'],
    downs: ['ryegrassWhiteClover', 'cocksfoot', 'lucerne', 'clover'],
    hill: ['browntop', 'unimprovedTussock', 'cocksfoot', 'browntop'],
  };
  return {
    use: 'pasture',
    pastureSpecies: random.pick(swards[character]),
    pastureAge: character === 'hill' ? random.whole(1975, 2005) : random.whole(2012, 2024),
  };
}

/** Soil and use of a land unit by the zone that makes up most of it. */
const UNIT_PROFILES = {
  flat: {
    names: ['River flats', 'Home flats', 'Terrace', 'Stony flats', 'Swamp flats'],
    soils: ['Templeton', 'Lismore', 'Wakanui', 'Eyre', 'Temuka'],
    fixed: { parentMaterial: 'sandsGravels' },
    textures: ['siltLoam', 'sandyLoam', 'clayLoam'],
    drainage: ['well', 'moderatelyWell', 'imperfect'],
    waterlogging: ['rare', 'occasional', 'winter'],
  },
  downs: {
    names: ['Front downs', 'Back downs', 'Sunny downs', 'Shady downs', 'Crop country'],
    soils: ['Timaru', 'Claremont', 'Kauru', 'Waimakariri', 'Pahau'],
    fixed: { parentMaterial: 'loess' },
    textures: ['siltLoam', 'siltyClayLoam', 'loam'],
    drainage: ['moderatelyWell', 'imperfect', 'well'],
    waterlogging: ['occasional', 'winter', 'rare'],
  },
  hill: {
    names: ['Sunny faces', 'Dark faces', 'Tops', 'Lower hill', 'Tussock block'],
    soils: ['Hurunui', 'Kaikōura', 'Tekoa', 'Haldon', 'Waikari'],
    fixed: { parentMaterial: 'argillite' },
    textures: ['loam', 'siltLoam', 'sandyLoam'],
    drainage: ['well', 'well', 'moderatelyWell'],
    waterlogging: ['rare', 'rare', 'occasional'],
  },
} as const;

/** Fields of the n-th land management unit. */
export function describeLandUnit(
  farm: DemoFarm,
  unit: LandUnit,
  index: number,
  random: RandomStream,
): Attributes {
  const profile = UNIT_PROFILES[unit.zone === 'downs' || unit.zone === 'hill' ? unit.zone : 'flat'];
  const isDairy = farm.farmType === 'dairy';
  return tellUnit(farm, index, {
    name: profile.names[index % profile.names.length] ?? `Unit ${index + 1}`,
    status: 'existing',
    notes: `About ${Math.round(unit.hectares)} ha managed as one.`,
    landUse: isDairy ? 'dairyPasture' : 'sheepAndBeefPasture',
    landUseIntensity:
      unit.zone === 'hill' || farm.character === 'hill' ? 'extensivePasture' : 'intensivePasture',
    farmType: farm.farmType,
    ...profile.fixed,
    slopeClass: slopeClassOf(groundOf(farm.heightAt, unit.polygons).meanSlope),
    soilName: profile.soils[index % profile.soils.length] ?? 'Unnamed',
    soilTexture: random.pick(profile.textures),
    drainage: random.pick(profile.drainage),
    artificialDrainage: 'none',
    waterlogging: random.pick(profile.waterlogging),
    topsoilDepth: random.whole(12, 30),
    stoniness: unit.zone === 'flat' ? random.pick(['none', 'slight', 'moderate']) : 'none',
    pastureSpecies: unit.zone === 'hill' ? 'browntop' : 'ryegrassWhiteClover',
    stockTypes: isDairy ? ['dairy'] : ['sheep', 'beefDairyGrazing'],
    stock: mobsOn(farm, unit.hectares),
    irrigationKind: isDairy ? 'moveableSpray' : 'none',
    olsenP: unit.zone === 'hill' ? random.whole(8, 16) : random.whole(18, 34),
  });
}

type Mob = readonly [type: string, stockClass: StockClass, breed?: string];

const MOBS: { readonly [F in DemoFarm['farmType']]: readonly Mob[] } = {
  dairy: [
    ['dairy', 'milkingCows', 'friesianXJerseyKiwicross'],
    ['dairy', 'r2DairyHeifers'],
  ],
  sheepBeef: [
    ['sheep', 'maEwes', 'romney'],
    ['sheep', 'eweHoggets', 'romney'],
    ['beefDairyGrazing', 'r2Steers', 'herefordXAngus'],
  ],
};

/** What of the farm's herd its hectares carry. */
const mobsOn = (farm: DemoFarm, hectares: number): Attributes['stock'] =>
  MOBS[farm.farmType].map(([type, stockClass, breed]) => ({
    type,
    stockClass,
    ...(breed ? { breed } : {}),
    head: Math.round(hectares * headPerHectare(farm, stockClass)),
  }));

/** Fields of the n-th fence: boundary fences are older and heavier than those between paddocks. */
export function describeFence(
  farm: DemoFarm,
  stretch: FenceStretch,
  index: number,
  random: RandomStream,
): Attributes {
  const isElectric = !stretch.isBoundary && farm.farmType === 'dairy';
  const wires = isElectric ? random.whole(2, 3) : random.whole(7, 8);
  return {
    name: `${stretch.isBoundary ? 'Boundary' : 'Subdivision'} fence ${index + 1}`,
    status: random.next() < 0.03 ? 'planned' : 'existing',
    fenceType: isElectric
      ? 'multiWireElectric'
      : random.pick(['wirePostAndBatten', 'postAndWire', 'postAndNetting']),
    purpose: stretch.isBoundary ? 'boundary' : 'subdivision',
    stockProof: farm.farmType === 'dairy' ? ['dairyCattle'] : ['sheep', 'beefCattle'],
    wires,
    electricWires: isElectric ? wires : random.whole(0, 1),
    battenSpacing: isElectric ? 0 : 1.2,
    yearBuilt: stretch.isBoundary ? random.whole(1968, 2012) : random.whole(1995, 2024),
    condition: random.pick(['good', 'good', 'fair', 'poor']),
    ...creekFence(stretch, index),
  };
}

/** One in so many inner fences keeps stock out of a creek. */
const CREEK_FENCES = 9;

function creekFence({ isBoundary }: FenceStretch, index: number): Attributes {
  if (isBoundary || index % CREEK_FENCES !== 4) return {};
  const nth = Math.floor(index / CREEK_FENCES);
  return {
    name: `Creek fence ${nth + 1}`,
    purpose: 'waterwayOrWetland',
    setback: nth % 3 === 1 ? 1.5 : 5,
    ...(nth % 4 === 3 ? { status: 'planned', plannedDate: '2027-03' } : { status: 'existing' }),
  };
}

/** Fields of the n-th trough. */
export function describeTrough(index: number, random: RandomStream): Attributes {
  return {
    name: `Trough ${index + 1}`,
    status: 'existing',
    capacity: round(random.whole(400, 1500), 50),
    material: random.pick(['concrete', 'concrete', 'plastic']),
    pipeType: 'alkathene',
    pipeSize: random.pick(['mm20', 'mm25', 'mm32']),
    flowRate: random.whole(12, 60),
    surround: random.pick(['gravel', 'grass', 'bare', 'concrete']),
    leaks: random.next() < 0.05,
  };
}

/** Fields of the n-th water tank. */
export function describeTank(farm: DemoFarm, index: number, random: RandomStream): Attributes {
  const names = ['House tank', 'Header tank', 'Top tank'];
  return {
    name: names[index] ?? `Tank ${index + 1}`,
    status: 'existing',
    capacity: random.pick([25000, 30000, 30000]),
    dailyUse: index === 0 ? 900 : 6000,
    material: random.pick(['plastic', 'concrete']),
    waterSource: index === 0 ? 'rainwater' : random.pick(['spring', 'waterTableAquifer']),
    pipeType: 'alkathene',
    pipeSize: random.pick(['mm32', 'mm40', 'mm50']),
    use: index === 0 ? ['house'] : farm.farmType === 'dairy' ? ['stock', 'dairyShed'] : ['stock'],
    elevation: { flat: 180, downs: 260, hill: 430 }[farm.character] + random.whole(0, 60),
    levelMonitor: index > 0,
    condition: random.pick(['good', 'fair']),
  };
}
