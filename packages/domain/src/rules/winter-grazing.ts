import type { Rule } from './rule.ts';

/** What intensive winter grazing may not go beyond without a consent or a certified freshwater farm plan. */
export interface WinterGrazingLimits {
  /** The larger of the two areas counts. */
  readonly areaHectares: number;
  readonly shareOfFarmPercent: number;
  /** Steepest slope over any 20 m. */
  readonly steepestDegrees: number;
}

/** Every rule on winter grazing we know of, national and regional. */
export const winterGrazingRules: readonly Rule<WinterGrazingLimits>[] = [
  {
    source: {
      title: 'Resource Management (National Environmental Standards for Freshwater) Regulations 2020',
      provision: 'regulation 26(4)(a) and (b)',
      address: 'https://www.legislation.govt.nz/regulation/public/2020/0174/latest/LMS376713.html',
    },
    region: null,
    validFrom: '2022-11-01',
    validTo: null,
    limits: { areaHectares: 50, shareOfFarmPercent: 10, steepestDegrees: 10 },
  },
];
