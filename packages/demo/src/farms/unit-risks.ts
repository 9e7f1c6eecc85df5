import type { DrawnFeature } from './drawn-feature.ts';
import type { DemoFarm } from './farm.ts';

type Attributes = DrawnFeature['attributes'];

/** What the owner says of the n-th land unit of a farm: how it differs from its ground, what is done on it, and what is good and bad about it. */
const STORIES: readonly Attributes[] = [
  {
    risks: [
      { riskType: 'pLeaching', mitigations: ['optimalUsePhos'] },
      { riskType: 'runoffContamination', mitigations: ['stockExclusion'] },
    ],
    assessment: [
      { tag: 'strength', text: 'Free draining: stock can be carried on it through winter' },
      { tag: 'limitation', text: 'Dries out from January' },
    ],
  },
  {
    landUse: 'winterForage',
    landUseIntensity: 'cropOrWinterForage',
    soilTexture: 'siltyClayLoam',
    drainage: 'imperfect',
    waterlogging: 'winter',
    risks: [
      { riskType: 'runoffContamination', mitigations: ['grassBuffers', 'sedimentTraps'] },
      { riskType: 'soilCompaction', mitigations: ['avoidGrazing'] },
    ],
    assessment: [
      { tag: 'limitation', text: 'Pugs when it is grazed wet' },
      { tag: 'risk', text: 'Runoff from the crop reaches the swale below' },
    ],
  },
  {
    risks: [
      {
        riskType: 'runoffContamination',
        planLevel: 'high',
        reason: 'Carries the runoff of the block above: seen in the storm of July 2026',
        mitigations: ['stockExclusion'],
      },
      { riskType: 'erosion', mitigations: ['soilConservation'] },
    ],
    assessment: [{ tag: 'strength', text: 'Shelter on all sides' }],
  },
  {
    landUse: 'nativeOrRetired',
    landUseIntensity: 'retired',
    irrigationKind: 'none',
    assessment: [{ tag: 'strength', text: 'Kānuka and mānuka, fenced in 2019' }],
  },
  {
    risks: [{ riskType: 'nLeaching', mitigations: ['avoidingIntensive', 'wetland'] }],
    assessment: [{ tag: 'risk', text: 'Springs below the terrace come up high in nitrate' }],
  },
];

/** Winter crops are not fed on steep faces: the hill farm has its risk from its slopes. */
const ON_HILLS: Attributes = {
  landUse: 'sheepAndBeefPasture',
  landUseIntensity: 'extensivePasture',
  drainage: 'moderatelyWell',
};

/** What retired land has none of. */
const STOCK: ReadonlySet<string> = new Set(['stockTypes', 'stock']);

/** The values of the n-th land unit with its story over those of its ground. */
export function tellUnit({ character }: DemoFarm, index: number, ground: Attributes): Attributes {
  const story = STORIES[index % STORIES.length] ?? {};
  const isTooSteep = character === 'hill' && story['landUse'] === 'winterForage';
  const told = { ...ground, ...story, ...(isTooSteep ? ON_HILLS : {}) };
  const isGrazed = told['landUseIntensity'] !== 'retired';
  return Object.fromEntries(Object.entries(told).filter(([key]) => isGrazed || !STOCK.has(key)));
}
