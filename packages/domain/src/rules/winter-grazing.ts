import type { Rule } from './rule.ts';

/** What intensive winter grazing might not go beyond without a consent or a certified freshwater farm plan. */
export interface WinterGrazingLimits {
  /** The larger of the two areas counts. */
  readonly areaHectares: number;
  readonly shareOfFarmPercent: number;
  /** Steepest slope over any 20 m. */
  readonly steepestDegrees: number;
}

/** A standard for how it is done, as a sentence to show: whether it is kept cannot be told from a map. */
export interface WinterGrazingStandard {
  readonly sentence: string;
}

const title = 'Resource Management (National Environmental Standards for Freshwater) Regulations 2020';
const address = 'https://www.legislation.govt.nz/regulation/public/2020/0174/latest/whole.html';

/** Every limit on the area and slope of winter grazing we know of, national and regional. None is in force since 25 October 2024. */
export const winterGrazingRules: readonly Rule<WinterGrazingLimits>[] = [
  {
    source: {
      title,
      provision: 'regulation 26(4)(a) and (b)',
      address: 'https://www.legislation.govt.nz/regulation/public/2020/0174/latest/LMS376713.html',
    },
    region: null,
    validFrom: '2022-11-01',
    validTo: '2024-10-24',
    lastSeen: '2024-10-24',
    confidence: 'whole',
    limits: { areaHectares: 50, shareOfFarmPercent: 10, steepestDegrees: 10 },
  },
];

/** The standards that stand in the place of the limits. */
export const winterGrazingStandards: readonly Rule<WinterGrazingStandard>[] = [
  {
    source: { title, provision: 'Part 2, subpart 3: distance from water', address },
    region: null,
    validFrom: '2024-10-25',
    validTo: null,
    lastSeen: '2025-03-07',
    confidence: 'twoExcerpts',
    limits: {
      sentence:
        'Stock must stay at least 5 m from the bed of any river, lake, wetland or drain, whether there is water in it or not.',
    },
  },
  {
    source: { title, provision: 'Part 2, subpart 3: critical source areas', address },
    region: null,
    validFrom: '2024-10-25',
    validTo: null,
    lastSeen: '2025-03-07',
    confidence: 'twoExcerpts',
    limits: {
      sentence: 'Critical source areas must be kept in vegetation, uncultivated and ungrazed.',
    },
  },
];
