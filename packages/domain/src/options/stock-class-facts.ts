import type { livestockClasses } from './livestock-classes.ts';

export type StockClass = (typeof livestockClasses)[number]['key'];

/** National stock category whose mean emission applies to a class. */
export type EmissionStock =
  | 'dairyCattle'
  | 'nonDairyCattle'
  | 'sheep'
  | 'deer'
  | 'goats'
  | 'horses'
  | 'alpacaLlama';

/** Sources of a stock-unit ratio. Only published ones are shown without a mark. */
export const ratioSources = {
  survey: {
    label: 'Beef + Lamb New Zealand Economic Service, ratios of its farm survey (read in a secondary source)',
    isPublished: true,
  },
  horses: {
    label: 'NZ Lifestyle Block, 1 October 2018: 10 to 12 ewes to a horse',
    isPublished: true,
  },
  custom: { label: 'Usual in the industry; no published table', isPublished: false },
  milkingCow: {
    label:
      'Usual in the industry for a cow milked on pasture (6.5 to 8.5); Stats NZ counts a dairy cow as about 7',
    isPublished: false,
  },
  withDam: { label: 'Counted with its dam', isPublished: false },
  likeAnother: { label: 'As the adult or the hogget', isPublished: false },
} as const;
export type RatioSource = keyof typeof ratioSources;

/**
 * Marks classes under about half a year old: the mean emission of a mother already includes those born in the year (our reading; the source
 * does not say).
 */
const YOUNG = 'young';
type Told = readonly [ratio: number, source: RatioSource, emits: EmissionStock, age?: typeof YOUNG];

const told: Readonly<Record<StockClass, Told>> = {
  maEwes: [1, 'survey', 'sheep'],
  twoToothEwes: [1, 'survey', 'sheep'],
  eweHoggets: [0.7, 'survey', 'sheep'],
  ramHoggets: [0.7, 'survey', 'sheep'],
  wetherHoggets: [0.7, 'survey', 'sheep'],
  wethers: [0.7, 'survey', 'sheep'],
  rams: [0.8, 'survey', 'sheep'],
  lambs: [0, 'withDam', 'sheep', YOUNG],
  tradeLambs: [0.7, 'likeAnother', 'sheep'],
  maCows: [5.5, 'custom', 'nonDairyCattle'],
  r3Heifers: [5.5, 'custom', 'nonDairyCattle'],
  r2Heifers: [4.5, 'custom', 'nonDairyCattle'],
  r1Heifers: [3.5, 'custom', 'nonDairyCattle'],
  r3Steers: [5.5, 'custom', 'nonDairyCattle'],
  r2Steers: [5, 'custom', 'nonDairyCattle'],
  r1Steers: [4, 'custom', 'nonDairyCattle'],
  r2Bulls: [5.5, 'custom', 'nonDairyCattle'],
  r1Bulls: [4.5, 'custom', 'nonDairyCattle'],
  breedingBulls: [5.5, 'custom', 'nonDairyCattle'],
  calves: [0, 'withDam', 'nonDairyCattle', YOUNG],
  dairyGrazingR2Heifers: [4.5, 'custom', 'dairyCattle'],
  dairyGrazingR1Heifers: [3.5, 'custom', 'dairyCattle'],
  dairyGrazingDryCows: [6, 'custom', 'dairyCattle'],
  maHinds: [1.9, 'custom', 'deer'],
  r2Hinds: [1.8, 'custom', 'deer'],
  weanerHinds: [1.2, 'custom', 'deer'],
  maStags: [2.1, 'custom', 'deer'],
  velvetingStags: [2.1, 'custom', 'deer'],
  r2Stags: [2, 'custom', 'deer'],
  weanerStags: [1.4, 'custom', 'deer'],
  breedingStags: [2.1, 'custom', 'deer'],
  milkingCows: [8, 'milkingCow', 'dairyCattle'],
  dryCows: [6, 'custom', 'dairyCattle'],
  r2DairyHeifers: [4.5, 'custom', 'dairyCattle'],
  r1DairyHeifers: [3.5, 'custom', 'dairyCattle'],
  dairyBulls: [5.5, 'custom', 'dairyCattle'],
  dairyCalves: [1.5, 'custom', 'dairyCattle', YOUNG],
  milkingDoes: [1.5, 'custom', 'goats'],
  dryDoes: [1, 'custom', 'goats'],
  replacementDoes: [0.7, 'custom', 'goats'],
  dairyBucks: [1, 'custom', 'goats'],
  dairyKids: [0.3, 'custom', 'goats', YOUNG],
  milkingEwes: [1.5, 'custom', 'sheep'],
  dryDairyEwes: [1, 'likeAnother', 'sheep'],
  dairyEweHoggets: [0.7, 'survey', 'sheep'],
  dairyRams: [0.8, 'survey', 'sheep'],
  dairyLambs: [0.3, 'custom', 'sheep', YOUNG],
  hacks: [10, 'horses', 'horses'],
  broodmares: [12, 'horses', 'horses'],
  stallions: [10, 'horses', 'horses'],
  youngHorses: [8, 'custom', 'horses'],
  foals: [4, 'custom', 'horses'],
  ponies: [6, 'custom', 'horses'],
  maDoes: [0.8, 'custom', 'goats'],
  bucks: [0.9, 'custom', 'goats'],
  wetherGoats: [0.6, 'custom', 'goats'],
  goatHoggets: [0.5, 'custom', 'goats'],
  alpacas: [0.9, 'custom', 'alpacaLlama'],
  cria: [0.5, 'custom', 'alpacaLlama'],
  llamas: [1.6, 'custom', 'alpacaLlama'],
  youngLlamas: [0.9, 'custom', 'alpacaLlama'],
};

export interface StockClassFacts {
  /** Stock units of one head. A revised stock unit eats 6,000 MJ ME a year (Overseer). */
  readonly stockUnits: number;
  readonly ratioSource: RatioSource;
  readonly emits: EmissionStock;
  /** Whether its head counts for greenhouse gas. */
  readonly countsForGas: boolean;
}

/** Facts about every stock class. */
export const stockClassFacts: Readonly<Record<StockClass, StockClassFacts>> = Object.fromEntries(
  Object.entries(told).map(([key, [stockUnits, ratioSource, emits, age]]) => [
    key,
    { stockUnits, ratioSource, emits, countsForGas: age !== YOUNG },
  ]),
) as Readonly<Record<StockClass, StockClassFacts>>; // the very keys of `told`
