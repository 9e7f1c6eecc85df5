import { lawRow, type LawRow } from './law-row.ts';

const row = lawRow('nitrogenCap');
const since = { validFrom: '2021-07-01', source: 'freshwaterStandards' } as const;

/** Definitions and other requirements of the cap on synthetic nitrogen; its limits are in `nitrogenCapRules`. */
export const nitrogenTermsLaw: readonly LawRow[] = [
  row({
    key: 'ncap.farmSize',
    sentence:
      'The cap is for farms with 20 ha or more arable, 20 ha or more pastoral, 5 ha or more horticultural land, or 20 ha or more of these together. A farm is all land managed as one operation, whether it lies together or not.',
    figures: { farmHectaresFrom: 20, horticulturalHectaresFrom: 5 },
    ...since,
    validFrom: '2020-09-03',
    lastSeen: '2023-01-05',
    confidence: 'twoExcerpts',
    provision: 'regulation 8: farms of certain size',
  }),
  row({
    key: 'ncap.product',
    sentence:
      'Synthetic nitrogen is in solid or liquid products put on land to feed plants that are more than 5 % nitrogen by dry weight; urea, DAP and sulphate of ammonia are named.',
    figures: { productPercentAbove: 5 },
    ...since,
    lastSeen: '2023-12-31',
    confidence: 'twoExcerpts',
    provision: 'Part 2, subpart 4: meaning of synthetic nitrogen fertiliser',
  }),
  row({
    key: 'ncap.mixture',
    sentence: 'A mix of manufactured and biological products counts where the mix is more than 5 % nitrogen.',
    figures: { productPercentAbove: 5 },
    ...since,
    lastSeen: '2023-12-31',
    confidence: 'twoExcerpts',
    provision: 'Part 2, subpart 4: meaning of synthetic nitrogen fertiliser',
  }),
  row({
    key: 'ncap.notSynthetic',
    sentence:
      'Compost, and soil treatments or fertilisers of plant or animal waste that are no more than composted, mixed, dried or pelleted, do not count; effluent does not either.',
    ...since,
    lastSeen: '2023-12-31',
    confidence: 'twoExcerpts',
    provision: 'Part 2, subpart 4: meaning of synthetic nitrogen fertiliser',
  }),
  row({
    key: 'ncap.categories',
    sentence:
      'Grazed land is pasture, annual forage crop, and other land while stock graze it until the last grazing before harvest. Grazing stubble alone does not make land grazed. A paddock in forage crop at any time of the year is reported whole as forage.',
    ...since,
    lastSeen: '2021-07-01',
    confidence: 'oneExcerpt',
    provision: 'Part 2, subpart 4: categories of land',
  }),
  row({
    key: 'ncap.contiguous',
    sentence:
      'A road, railway or river between blocks of one operation does not part a landholding; land of other people does.',
    ...since,
    lastSeen: '2021-07-01',
    confidence: 'oneExcerpt',
    provision: 'Part 2, subpart 4: contiguous landholding',
  }),
  row({
    key: 'ncap.dairyReport',
    sentence:
      'Farms with dairy land report to the regional council by 31 July for the year to 30 June, for each contiguous landholding: areas by category, kilograms of nitrogen a hectare, products with their nitrogen, rates and dates. Receipts are kept.',
    figures: { reportBy: '07-31', firstReportBy: '2022-07-31' },
    ...since,
    lastSeen: '2026-07-09',
    confidence: 'twoExcerpts',
    provision: 'Part 2, subpart 4: yearly report, the first due on 31 July 2022',
  }),
  row({
    key: 'ncap.consent',
    sentence: 'Going over the cap needs a consent as a non-complying activity, for up to five years.',
    figures: { mostYears: 5 },
    ...since,
    lastSeen: '2021-07-01',
    confidence: 'oneExcerpt',
    provision: 'Part 2, subpart 4: non-complying activities',
  }),
];
