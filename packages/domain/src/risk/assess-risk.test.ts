import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mitigationActions, levels } from '../options/risk.ts';
import { assessRisk, levelOf, type RiskChoice, type RiskFacts, type RiskRating } from './assess-risk.ts';
import { factsOfUnit } from './facts-of-unit.ts';
import { riskRuleSets } from './risk-rules.ts';

const {
  slope: slopePoints,
  drainageLeach: drainageLeachPoints,
  landUse: landUsePoints,
  erodible: erodiblePoints,
  olsenP: olsenPPoints,
  waterlogging: waterloggingPoints,
} = riskRuleSets.newest().points;

const order = ['nLeaching', 'pLeaching', 'runoffContamination', 'erosion', 'soilCompaction'] as const;
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[];
const scoresOf = (ratings: readonly RiskRating[], figure: 'inherentScore' | 'reduction' | 'residualScore') =>
  ratings.map((rating) => rating[figure]);

/** Land rated by hand, by the published rule set: inherent scores, what mitigations take off, what is left, in the order above. */
const ratedByHand: readonly [
  name: string,
  facts: RiskFacts,
  mitigations: RiskChoice['mitigations'],
  inherent: readonly number[],
  reduction: readonly number[],
  residual: readonly number[],
][] = [
  [
    'flat irrigated dairy on stony ground',
    {
      slopeClass: 'flat',
      drainage: 'well',
      soilTexture: 'sandyLoam',
      parentMaterial: 'sandsGravels',
      landUseIntensity: 'intensivePasture',
      waterlogging: 'rare',
      isIrrigated: true,
      olsenP: 'above',
      hasCriticalSourceArea: false,
      luc: null,
    },
    ['avoidingIntensive', 'reduceSoilPhosphorus'],
    [9, 8, 2, 3, 2],
    [2, 2, 2, 0, 1],
    [7, 6, 0, 3, 1],
  ],
  [
    'rolling winter crop on heavy downland',
    {
      slopeClass: 'rolling',
      drainage: 'imperfect',
      soilTexture: 'siltyClayLoam',
      parentMaterial: 'loess',
      landUseIntensity: 'cropOrWinterForage',
      waterlogging: 'winter',
      isIrrigated: false,
      olsenP: 'withinOrBelow',
      hasCriticalSourceArea: true,
      luc: null,
    },
    ['avoidGrazing', 'grassBuffers', 'sedimentTraps'],
    [4, 2, 7, 6, 9],
    [0, 0, 3, 3, 2],
    [4, 2, 4, 3, 7],
  ],
  [
    'steep sheep hill on mudstone',
    {
      slopeClass: 'steepHill',
      drainage: 'moderatelyWell',
      soilTexture: 'clayLoam',
      parentMaterial: 'mudstone',
      landUseIntensity: 'extensivePasture',
      waterlogging: 'occasional',
      isIrrigated: false,
      olsenP: 'unknown',
      hasCriticalSourceArea: true,
      luc: { class: '7', subclass: 'e' },
    },
    ['soilConservation', 'stockExclusion'],
    [3, 4, 6, 8, 5],
    [0, 0, 3, 3, 0],
    [3, 4, 3, 5, 5],
  ],
  [
    'retired bush gully',
    {
      slopeClass: 'easyHill',
      drainage: 'well',
      soilTexture: 'loam',
      parentMaterial: 'volcanicRock',
      landUseIntensity: 'retired',
      waterlogging: 'rare',
      isIrrigated: false,
      olsenP: 'unknown',
      hasCriticalSourceArea: false,
      luc: null,
    },
    [],
    [3, 3, 2, 3, 2],
    [0, 0, 0, 0, 0],
    [3, 3, 2, 3, 2],
  ],
];

describe('[ENT-15] land is rated by the rule set', () => {
  test.each(ratedByHand)('%s', (_name, ...rated) => {
    const [facts, mitigations, inherent, reduction, residual] = rated;
    const { ratings } = assessRisk(facts, [{ riskType: 'erosion', mitigations }], riskRuleSets.newest());
    expect(ratings.map(({ riskType }) => riskType)).toEqual(order);
    expect(scoresOf(ratings, 'inherentScore')).toEqual(inherent);
    expect(scoresOf(ratings, 'reduction')).toEqual(reduction);
    expect(scoresOf(ratings, 'residualScore')).toEqual(residual);
  });

  test('a winter crop on easy hill, from what is recorded to what is left', () => {
    const { facts, olsenPFrom } = factsOfUnit(
      {
        landUse: 'winterForage',
        landUseIntensity: 'cropOrWinterForage',
        slopeClass: 'easyHill',
        parentMaterial: 'argillite',
        soilTexture: 'silt',
        drainage: 'moderatelyWell',
        waterlogging: 'winterOrRain',
        farmType: 'sheepBeef',
        irrigationKind: 'moveableSpray',
      },
      {
        luc: [
          { class: '6', subclass: 'e', overlapM2: 78_000 },
          { class: '4', subclass: 'e', overlapM2: 31_000 },
        ],
        criticalSourceAreas: [{ status: 'existing', connectedTo: 'drain', overlapM2: null, overlapM: 85 }],
        transects: [
          {
            ground: { landUse: 'pastoral', parentMaterial: 'sedimentary', farmType: 'sheepBeef' },
            tests: [
              { sampledOn: '2023-05-04', olsenP: { value: 34 } },
              { sampledOn: '2026-05-19', olsenP: { value: 28 } },
            ],
          },
        ],
      },
    );
    expect(facts).toMatchObject({
      olsenP: 'above',
      hasCriticalSourceArea: true,
      isIrrigated: true,
      luc: { class: '6', subclass: 'e' },
    });
    expect(olsenPFrom).toBe('tests');
    const { ratings, mitigations, askedFor } = assessRisk(
      facts,
      [
        { riskType: 'runoffContamination', mitigations: ['grassBuffers', 'stockExclusion'] },
        {
          riskType: 'soilCompaction',
          mitigations: ['avoidGrazing'],
          planLevel: 'medium',
          reason: 'Spade test of June 2026: good structure',
        },
        { riskType: 'erosion', mitigations: ['reduceSoilCultivation'] },
      ],
      riskRuleSets.newest(),
    );
    expect(askedFor).toEqual([]);
    expect(mitigations).toEqual(['avoidGrazing', 'reduceSoilCultivation', 'stockExclusion', 'grassBuffers']);
    expect(
      ratings.map(({ inherentScore, planLevel, startScore, reduction, residualScore, residualLevel }) => [
        inherentScore,
        planLevel,
        startScore,
        reduction,
        residualScore,
        residualLevel,
      ]),
    ).toEqual([
      [7, 'high', 7, 1, 6, 'medium'],
      [5, 'medium', 5, 0, 5, 'medium'],
      [7, 'high', 7, 4, 3, 'low'],
      [7, 'high', 7, 4, 3, 'low'],
      [7, 'medium', 6, 3, 3, 'low'],
    ]);
    expect(ratings[3]?.points).toEqual([
      { factor: 'slope', points: 4 },
      { factor: 'landUse', points: 3 },
      { factor: 'erodible', points: 0 },
    ]);
  });
});

const land: RiskFacts = {
  slopeClass: 'easyHill',
  drainage: 'well',
  soilTexture: 'loam',
  parentMaterial: 'volcanicRock',
  landUseIntensity: 'extensivePasture',
  waterlogging: 'rare',
  isIrrigated: false,
  olsenP: 'unknown',
  hasCriticalSourceArea: false,
  luc: null,
};
const ratingOf = (
  facts: RiskFacts,
  riskType: (typeof order)[number],
  choices: readonly RiskChoice[] = [],
) => {
  const found = assessRisk(facts, choices, riskRuleSets.newest()).ratings.find(
    (rating) => rating.riskType === riskType,
  );
  if (!found) throw new Error('every risk type is rated');
  return found;
};

describe('what is not known is asked for and never guessed', () => {
  test('a risk that reads an empty field has no score and names it; the others are rated', () => {
    const { ratings, askedFor } = assessRisk({ ...land, drainage: undefined }, [], riskRuleSets.newest());
    expect(askedFor).toEqual(['drainage']);
    expect(ratings.map(({ inherentLevel }) => inherentLevel)).toEqual([null, null, null, 'medium', null]);
    expect(ratings[0]?.residualScore).toBeNull();
  });

  test('the intensity is needed by every risk, because the rule for retired land reads it', () => {
    const { ratings } = assessRisk({ ...land, landUseIntensity: undefined }, [], riskRuleSets.newest());
    expect(ratings.map(({ missing }) => missing)).toEqual(order.map(() => ['landUseIntensity']));
  });

  test('Olsen P that is not known is a row of the table, with one point', () => {
    expect(ratingOf(land, 'pLeaching').points).toContainEqual({ factor: 'olsenP', points: 1 });
  });
});

describe('steps after the sum', () => {
  test('retired land of LUC 8e is eroding land all the same', () => {
    const facts: RiskFacts = { ...land, landUseIntensity: 'retired', luc: { class: '8', subclass: 'e' } };
    expect(ratingOf(facts, 'erosion')).toMatchObject({
      inherentScore: 7,
      adjustments: [
        { rule: 'retired', from: 4, to: 3 },
        { rule: 'landUseCapability', from: 3, to: 7 },
      ],
    });
  });

  test('retired compacted land starts at 4, and a step that moves nothing is not shown', () => {
    const facts: RiskFacts = {
      ...land,
      drainage: 'poor',
      soilTexture: 'clay',
      landUseIntensity: 'retired',
      waterlogging: 'isCompacted',
    };
    expect(ratingOf(facts, 'soilCompaction')).toMatchObject({
      inherentScore: 4,
      adjustments: [
        { rule: 'retired', from: 8, to: 3 },
        { rule: 'isCompacted', from: 3, to: 4 },
      ],
    });
    expect(ratingOf(land, 'soilCompaction').adjustments).toEqual([]);
  });

  test.each([
    [{ class: '7', subclass: 'w' }, 5],
    [{ class: '7', subclass: null }, 5],
    [{ class: '6', subclass: 'e' }, 5],
    [{ class: '7', subclass: 'e' }, 7],
  ])('LUC %o: erosion %i', (luc, score) => {
    expect(ratingOf({ ...land, luc }, 'erosion').inherentScore).toBe(score);
  });
});

describe('a level of the planner’s own', () => {
  test('counts with a reason, and the score moves to the nearest of that level', () => {
    expect(
      ratingOf(land, 'erosion', [{ riskType: 'erosion', planLevel: 'high', reason: 'Slipped in 2023' }]),
    ).toMatchObject({ inherentLevel: 'medium', planLevel: 'high', startScore: 7, isOverridden: true });
  });

  test('does not count without one', () => {
    expect(
      ratingOf(land, 'erosion', [{ riskType: 'erosion', planLevel: 'low', reason: '  ' }]),
    ).toMatchObject({ planLevel: 'medium', isOverrideRefused: true, isOverridden: false, startScore: 5 });
  });

  test('is none where it is the inherent level', () => {
    expect(ratingOf(land, 'erosion', [{ riskType: 'erosion', planLevel: 'medium' }])).toMatchObject({
      isOverridden: false,
      isOverrideRefused: false,
    });
  });

  test('where nothing could be worked out, starts from the top of its level', () => {
    expect(
      ratingOf({ ...land, slopeClass: undefined }, 'erosion', [
        { riskType: 'erosion', planLevel: 'medium', reason: 'Walked it' },
      ]),
    ).toMatchObject({ inherentScore: null, startScore: 6, residualLevel: 'medium' });
  });
});

const facts = fc.record<RiskFacts>({
  slopeClass: fc.constantFrom(...keysOf(slopePoints)),
  drainage: fc.constantFrom(...keysOf(drainageLeachPoints)),
  soilTexture: fc.constantFrom('clay', 'loam', 'sand'),
  parentMaterial: fc.constantFrom(...keysOf(erodiblePoints)),
  landUseIntensity: fc.constantFrom(...keysOf(landUsePoints)),
  waterlogging: fc.constantFrom(...keysOf(waterloggingPoints)),
  isIrrigated: fc.boolean(),
  olsenP: fc.constantFrom(...keysOf(olsenPPoints)),
  hasCriticalSourceArea: fc.boolean(),
  luc: fc.option(
    fc.record({ class: fc.constantFrom('1', '4', '7', '8'), subclass: fc.constantFrom('e', 'w', null) }),
  ),
});
const mitigations = fc.subarray(mitigationActions.map(({ key }) => key));
const levelScore = { low: 1, medium: 2, high: 3 } as const;
const choice = fc.record<RiskChoice>({
  riskType: fc.constantFrom(...order),
  planLevel: fc.constantFrom(...levels.map(({ key }) => key)),
  reason: fc.constant('Seen on the day'),
  mitigations,
});

describe('whatever the land', () => {
  test('scores lie within 0 and 9, and what is left is never above the level in this plan', () => {
    fc.assert(
      fc.property(facts, choice, (land, chosen) => {
        for (const { startScore, residualScore, planLevel, residualLevel } of assessRisk(
          land,
          [chosen],
          riskRuleSets.newest(),
        ).ratings) {
          expect(startScore).toBeGreaterThanOrEqual(0);
          expect(startScore).toBeLessThanOrEqual(9);
          expect(residualScore).toBeLessThanOrEqual(startScore ?? 0);
          expect(levelScore[residualLevel ?? 'low']).toBeLessThanOrEqual(levelScore[planLevel ?? 'low']);
        }
      }),
    );
  });

  test('more mitigation never raises a risk', () => {
    fc.assert(
      fc.property(facts, mitigations, mitigations, (land, some, more) => {
        const few = assessRisk(
          land,
          [{ riskType: 'erosion', mitigations: some }],
          riskRuleSets.newest(),
        ).ratings;
        const many = assessRisk(
          land,
          [{ riskType: 'erosion', mitigations: [...some, ...more] }],
          riskRuleSets.newest(),
        ).ratings;
        for (const [at, { residualScore }] of many.entries())
          expect(residualScore).toBeLessThanOrEqual(few[at]?.residualScore ?? 0);
      }),
    );
  });
});

test('levels meet at 3 and 4, 6 and 7', () => {
  expect([0, 3, 4, 6, 7, 9].map(levelOf)).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high']);
});
