import type { Rule } from './rule.ts';

/** Limits on synthetic nitrogen on land in pastoral use, from 1 July to 30 June. */
export interface NitrogenCapLimits {
  /** Limit for each hectare in pasture, and for the average over all grazed land, including forage and other grazed crops. */
  readonly kgPerHectareYear: number;
  /** Share of the limit from which a warning is shown, in percent; our choice. */
  readonly warnAtPercent: number;
  /** Minimum farm size in hectares to which the rule applies. */
  readonly farmHectaresFrom: number;
  /** Nitrogen share of the weight, in percent, above which a product, or a mix of manufactured and biological ones, counts. */
  readonly productPercentAbove: number;
  /** Land type whose applications are judged hectare by hectare. */
  readonly byHectare: 'pastureGrazed';
  /** Land type that counts in the average only, as do crops that are grazed before harvest. */
  readonly inAverage: 'winterForageCrop';
}

/**
 * Nitrogen share above which a product is synthetic, equal in all rules on file: the figures of an application need it before its season is
 * known.
 */
export const SYNTHETIC_ABOVE_PERCENT = 5;

/** All known rules on synthetic nitrogen, national and regional. */
export const nitrogenCapRules: readonly Rule<NitrogenCapLimits>[] = [
  {
    source: {
      title: 'Resource Management (National Environmental Standards for Freshwater) Regulations 2020',
      provision: 'Part 2, subpart 4: application of synthetic nitrogen fertiliser to pastoral land',
      address: 'https://www.legislation.govt.nz/regulation/public/2020/0174/latest/whole.html',
    },
    region: null,
    validFrom: '2021-07-01',
    validTo: null,
    lastSeen: '2026-07-09',
    confidence: 'twoExcerpts',
    limits: {
      kgPerHectareYear: 190,
      warnAtPercent: 80,
      farmHectaresFrom: 20,
      productPercentAbove: SYNTHETIC_ABOVE_PERCENT,
      byHectare: 'pastureGrazed',
      inAverage: 'winterForageCrop',
    },
  },
];
