import type { Rule } from './rule.ts';

/** How much synthetic nitrogen may go on land in pastoral use, from 1 July to 30 June. */
export interface NitrogenCapLimits {
  /** For each hectare in pasture, and for all grazed land together, forage crops among it. */
  readonly kgPerHectareYear: number;
  /** Share of the limit from which a warning is shown, in percent; our choice. */
  readonly warnAtPercent: number;
  /** Land types of an application that count; the first is judged hectare by hectare. */
  readonly landUses: readonly ['pastureGrazed', 'winterForageCrop'];
}

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
    limits: { kgPerHectareYear: 190, warnAtPercent: 80, landUses: ['pastureGrazed', 'winterForageCrop'] },
  },
];
