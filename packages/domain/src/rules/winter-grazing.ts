import type { Rule } from './rule.ts';

/** Limits of intensive winter grazing without a consent or a certified freshwater farm plan. */
export interface WinterGrazingLimits {
  /** Maximum area; the larger of the two counts. */
  readonly areaHectares: number;
  readonly shareOfFarmPercent: number;
  /** Steepest slope over any 20 m. */
  readonly steepestDegrees: number;
}

/** Standard of practice, as a sentence to display; a map cannot tell whether it is followed. */
export interface WinterGrazingStandard {
  readonly sentence: string;
}

const title = 'Resource Management (National Environmental Standards for Freshwater) Regulations 2020';
const address = 'https://www.legislation.govt.nz/regulation/public/2020/0174/latest/whole.html';

/** All known limits on the area and slope of winter grazing, national and regional. None is in force since 25 October 2024. */
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

/** Standards that replaced the limits. */
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
