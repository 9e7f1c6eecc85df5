import { lawRow, type LawRow } from './law-row.ts';

const row = lawRow('winterGrazing');

/**
 * Definitions of winter grazing, former requirements besides its limits, and statements of councils; limits and standards are in
 * `winterGrazingRules`.
 */
export const winterTermsLaw: readonly LawRow[] = [
  row({
    key: 'iwg.season',
    sentence:
      'Intensive winter grazing is grazing an annual forage crop where it stands, from 1 May to 30 September. Pasture is not meant.',
    figures: { from: '05-01', to: '09-30' },
    validFrom: '2020-09-03',
    lastSeen: '2024-10-25',
    confidence: 'oneExcerpt',
    source: 'freshwaterStandards',
    provision: 'Part 2, subpart 3: meaning of intensive winter grazing',
  }),
  row({
    key: 'iwg.consent',
    sentence:
      'A consent for intensive winter grazing under the national standards can no longer be asked for.',
    validFrom: '2024-10-25',
    lastSeen: '2025-03-07',
    confidence: 'twoExcerpts',
    source: 'freshwaterStandards',
    provision: 'Part 2, subpart 3 as amended in 2024',
  }),
  row({
    key: 'iwg.pugging',
    sentence: 'Reasonably practicable steps had to be taken against pugging.',
    validFrom: '2022-11-01',
    validTo: '2024-10-24',
    lastSeen: '2024-10-24',
    confidence: 'oneExcerpt',
    source: 'freshwaterStandards',
    provision: 'regulation 26A, revoked',
  }),
  row({
    key: 'iwg.cover',
    sentence: 'Ground had to be covered with vegetation as soon as practicable after grazing.',
    validFrom: '2022-11-01',
    validTo: '2024-10-24',
    lastSeen: '2024-10-24',
    confidence: 'oneExcerpt',
    source: 'freshwaterStandards',
    provision: 'regulation 26B, revoked',
  }),
  row({
    key: 'iwg.southland',
    sentence:
      'Without a consent the council asks for a farm plan with a part on winter grazing (grazing downslope or a last strip of 20 m, a back fence, troughs that are moved), critical source areas out of crop, sowing again as soon as possible, nothing above 800 m, and no more land than in 2014 to 2019. The council has figures for area, slope and buffers.',
    figures: { lastStripMetres: 20, highestMetres: 800 },
    region: 'southland',
    validFrom: '2025-05-01',
    lastSeen: '2025-05-01',
    confidence: 'oneExcerpt',
    source: 'environmentSouthland',
    provision: 'intensive winter grazing, season of 2025',
  }),
  row({
    key: 'iwg.canterbury',
    sentence:
      'A land-use consent is asked for where 50 ha or more are irrigated, or winter grazing is over a limit by the size of the property. Ask the council for those limits.',
    figures: { irrigatedHectaresFrom: 50 },
    region: 'canterbury',
    validFrom: '2023-08-28',
    lastSeen: '2023-08-28',
    confidence: 'oneExcerpt',
    source: 'environmentCanterbury',
    provision: 'farming land use consents',
  }),
  row({
    key: 'iwg.otago',
    sentence:
      'Beside the two national standards, two rules of the Otago Water Plan are about winter grazing. Ask the council for them.',
    region: 'otago',
    validFrom: '2024-10-25',
    lastSeen: '2024-10-25',
    confidence: 'oneExcerpt',
    source: 'otagoCouncil',
    provision: 'intensive winter grazing',
  }),
];
