import { defineOptions } from '../kind/options.ts';

// The six lists of the specification that describe buildings and what is kept in them. Contents are our choice, by New Zealand
// farm building practice: no source lists them.

export const agrichemicalCategories = defineOptions([
  { key: 'herbicide', label: 'Herbicide' },
  { key: 'insecticide', label: 'Insecticide' },
  { key: 'fungicide', label: 'Fungicide' },
  { key: 'animalRemedyOrDrench', label: 'Animal remedy or drench' },
  { key: 'dipOrPourOn', label: 'Dip or pour-on' },
  { key: 'vertebratePoison', label: 'Vertebrate poison' },
  { key: 'plantGrowthRegulator', label: 'Plant growth regulator' },
  { key: 'seedTreatment', label: 'Seed treatment' },
  { key: 'adjuvantOrOil', label: 'Adjuvant or oil' },
  { key: 'dairyDetergentOrSanitiser', label: 'Dairy detergent or sanitiser' },
  { key: 'disinfectant', label: 'Disinfectant' },
  { key: 'other', label: 'Other' },
]);

export const claddings = defineOptions([
  { key: 'paintedLongRunSteel', label: 'Painted long-run steel' },
  { key: 'galvanisedSteel', label: 'Galvanised steel' },
  { key: 'zincAluminiumSteel', label: 'Zinc-aluminium steel' },
  { key: 'timberWeatherboard', label: 'Timber weatherboard' },
  { key: 'plywood', label: 'Plywood' },
  { key: 'fibreCement', label: 'Fibre cement' },
  { key: 'asbestosCement', label: 'Asbestos cement' },
  { key: 'concreteBlock', label: 'Concrete block' },
  { key: 'precastConcrete', label: 'Precast concrete' },
  { key: 'brick', label: 'Brick' },
  { key: 'windCloth', label: 'Wind cloth' },
  { key: 'openSided', label: 'Open sided' },
  { key: 'other', label: 'Other' },
]);

export const implementTypes = defineOptions([
  { key: 'tractor', label: 'Tractor' },
  { key: 'quadOrSideBySide', label: 'Quad or side-by-side' },
  { key: 'uteOrTruck', label: 'Ute or truck' },
  { key: 'fertiliserSpreader', label: 'Fertiliser spreader' },
  { key: 'boomSprayer', label: 'Boom sprayer' },
  { key: 'seedDrill', label: 'Seed drill' },
  { key: 'plough', label: 'Plough' },
  { key: 'discOrCultivator', label: 'Disc or cultivator' },
  { key: 'roller', label: 'Roller' },
  { key: 'mowerOrTopper', label: 'Mower or topper' },
  { key: 'rakeOrTedder', label: 'Rake or tedder' },
  { key: 'baler', label: 'Baler' },
  { key: 'baleWrapper', label: 'Bale wrapper' },
  { key: 'feedOutWagon', label: 'Feed-out wagon' },
  { key: 'silageWagon', label: 'Silage wagon' },
  { key: 'postDriver', label: 'Post driver' },
  { key: 'effluentOrSlurryTanker', label: 'Effluent or slurry tanker' },
  { key: 'hayForkOrLoader', label: 'Hay fork or loader' },
  { key: 'trailer', label: 'Trailer' },
  { key: 'harvester', label: 'Harvester' },
  { key: 'excavator', label: 'Excavator' },
  { key: 'shearingOrYardGear', label: 'Shearing or yard gear' },
  { key: 'other', label: 'Other' },
]);

export const roofings = defineOptions([
  { key: 'paintedLongRunSteel', label: 'Painted long-run steel' },
  { key: 'galvanisedCorrugatedSteel', label: 'Galvanised corrugated steel' },
  { key: 'zincAluminiumSteel', label: 'Zinc-aluminium steel' },
  { key: 'clearSheet', label: 'Clear sheet' },
  { key: 'concreteTile', label: 'Concrete tile' },
  { key: 'metalTile', label: 'Metal tile' },
  { key: 'membrane', label: 'Membrane' },
  { key: 'fabricOrPlasticCover', label: 'Fabric or plastic cover' },
  { key: 'asbestosCement', label: 'Asbestos cement' },
  { key: 'barkOrShingle', label: 'Bark or shingle' },
  { key: 'none', label: 'None' },
  { key: 'other', label: 'Other' },
]);

export const seedCultivarTypes = defineOptions([
  { key: 'perennialRyegrass', label: 'Perennial ryegrass' },
  { key: 'annualOrItalianRyegrass', label: 'Annual or Italian ryegrass' },
  { key: 'hybridRyegrass', label: 'Hybrid ryegrass' },
  { key: 'tallFescue', label: 'Tall fescue' },
  { key: 'cocksfoot', label: 'Cocksfoot' },
  { key: 'timothy', label: 'Timothy' },
  { key: 'prairieGrass', label: 'Prairie grass' },
  { key: 'whiteClover', label: 'White clover' },
  { key: 'redClover', label: 'Red clover' },
  { key: 'subterraneanClover', label: 'Subterranean clover' },
  { key: 'lucerne', label: 'Lucerne' },
  { key: 'plantain', label: 'Plantain' },
  { key: 'chicory', label: 'Chicory' },
  { key: 'forageBrassica', label: 'Forage brassica' },
  { key: 'fodderBeet', label: 'Fodder beet' },
  { key: 'forageCereal', label: 'Forage cereal' },
  { key: 'grainCereal', label: 'Grain cereal' },
  { key: 'maize', label: 'Maize' },
  { key: 'pastureMix', label: 'Pasture mix' },
  { key: 'nativeEcoSourced', label: 'Native eco-sourced' },
  { key: 'other', label: 'Other' },
]);

export const storedItemTypes = defineOptions([
  { key: 'fertiliser', label: 'Fertiliser' },
  { key: 'agrichemical', label: 'Agrichemical' },
  { key: 'animalHealthProduct', label: 'Animal health product' },
  { key: 'seed', label: 'Seed' },
  { key: 'fuel', label: 'Fuel' },
  { key: 'oilAndGrease', label: 'Oil and grease' },
  { key: 'feedOrSupplement', label: 'Feed or supplement' },
  { key: 'implement', label: 'Implement' },
  { key: 'wool', label: 'Wool' },
  { key: 'fencingAndTimber', label: 'Fencing and timber' },
  { key: 'toolsAndParts', label: 'Tools and parts' },
  { key: 'recycling', label: 'Recycling' },
  { key: 'waste', label: 'Waste' },
  { key: 'other', label: 'Other' },
]);

/** The lists by the names of the specification. */
export const buildingOptions = {
  agrichemicalCategories,
  claddingOptions: claddings,
  implementTypes,
  roofingOptions: roofings,
  seedCultivarTypes,
  storedItemTypes,
} as const;
