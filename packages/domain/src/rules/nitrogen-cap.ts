import type { Rule } from './rule.ts';

/** How much synthetic nitrogen may go on land in pastoral use, from 1 July to 30 June. */
export interface NitrogenCapLimits {
  /** For each hectare in pasture, and for all grazed land together, forage and other grazed crops among it. */
  readonly kgPerHectareYear: number;
  /** Share of the limit from which a warning is shown, in percent; our choice. */
  readonly warnAtPercent: number;
  /** Farms from this size on are inside the rule. */
  readonly farmHectaresFrom: number;
  /** A product, or a mix of manufactured and biological ones, counts when more of its weight than this is nitrogen. */
  readonly productPercentAbove: number;
  /** Land type of an application that is judged hectare by hectare. */
  readonly byHectare: 'pastureGrazed';
  /** Land type that counts in the average only; so do crops that are grazed before they are harvested. */
  readonly inAverage: 'winterForageCrop';
}

/** What counts as synthetic, under every rule on file: figures of an application need it before its season is known. */
export const SYNTHETIC_ABOVE_PERCENT = 5;

/** Every rule on synthetic nitrogen we know of, national and regional. */
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
