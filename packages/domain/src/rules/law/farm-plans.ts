import { lawRow, type LawRow } from './law-row.ts';

const row = lawRow('farmPlan');

/** Regions in which the system of 2023 had started, and their start dates; where only a month is known, its last day. */
const startedIn = [
  ['waikato', '2023-08-01'],
  ['southland', '2023-08-01'],
  ['otago', '2024-02-29'],
  ['westCoast', '2024-02-29'],
  ['manawatuWhanganui', '2024-02-29'],
] as const;

/** Rules on freshwater farm plans, and on audits that councils and schemes ask for. */
export const farmPlanLaw: readonly LawRow[] = [
  ...startedIn.map(([region, validFrom]) =>
    row({
      key: 'fwfp.2023',
      sentence:
        'Parts of this region had to have a freshwater farm plan certified within 18 months of the local start, audited within 12 months after, and certified anew every five years: farms of 20 ha or more arable, pastoral or mixed, and 5 ha or more horticultural.',
      figures: { farmHectaresFrom: 20, horticulturalHectaresFrom: 5, recertifyYears: 5 },
      region,
      validFrom,
      validTo: '2024-10-24',
      lastSeen: '2024-10-24',
      confidence: 'twoExcerpts',
      source: 'managementAct',
      provision: 'Part 9A and the Freshwater Farm Plan Regulations 2023',
    }),
  ),
  ...startedIn.map(([region, validFrom]) =>
    row({
      key: 'fwfp.laterAudits',
      sentence:
        'After the first audit of a certified freshwater farm plan the next was due in 6 months to 3 years, by how the plan was carried out.',
      region,
      validFrom,
      validTo: '2024-10-24',
      lastSeen: '2024-10-24',
      confidence: 'oneExcerpt',
      source: 'managementAct',
      provision: 'Freshwater Farm Plan Regulations 2023',
    }),
  ),
  ...startedIn.map(([region, validFrom]) =>
    row({
      key: 'fwfp.fine',
      sentence:
        'Failing the regulations on freshwater farm plans, or an action of one, could be fined $1,500.',
      figures: { dollars: 1500 },
      region,
      validFrom,
      validTo: '2024-10-24',
      lastSeen: '2024-10-24',
      confidence: 'oneExcerpt',
      source: 'managementAct',
      provision: 'infringements under Part 9A',
    }),
  ),
  row({
    key: 'fwfp.stop',
    sentence:
      'The national farm plan system was stopped on 25 October 2024. Dates here are your own or your council’s.',
    validFrom: '2024-10-25',
    lastSeen: '2026-07-09',
    confidence: 'twoExcerpts',
    source: 'managementAct',
    provision: 'Part 9A as amended in 2024',
  }),
  row({
    key: 'fwfp.size2025',
    sentence:
      'National farm plans are to be for sheep, beef, arable, orchard and vineyard farms of 50 ha or more, once new regulations are made.',
    figures: { farmHectaresFrom: 50 },
    // Some day of August: the last it can have begun on.
    validFrom: '2025-08-31',
    lastSeen: '2025-08-31',
    confidence: 'secondHand',
    source: 'managementAct',
    provision: 'Part 9A as amended in August 2025',
  }),
  row({
    key: 'fwfp.sizeDairy',
    sentence:
      'Commercial dairy farms stay within the national farm plan system. Ask the council from which area on.',
    validFrom: '2025-08-31',
    lastSeen: '2026-07-09',
    confidence: 'secondHand',
    source: 'managementAct',
    provision: 'Part 9A as amended in August 2025',
  }),
  row({
    key: 'fwfp.certify',
    sentence:
      'A farm plan is certified only where an activity or a catchment named in regulations asks for it; anyone may choose it. Ask the council which they are.',
    validFrom: '2025-08-31',
    lastSeen: '2025-08-31',
    confidence: 'oneExcerpt',
    source: 'managementAct',
    provision: 'section 217E',
  }),
  row({
    key: 'fwfp.industry',
    sentence: 'Approved industry organisations may certify and audit farm plans.',
    validFrom: '2025-08-31',
    lastSeen: '2025-08-31',
    confidence: 'oneExcerpt',
    source: 'managementAct',
    provision: 'sections 217KA and 217M',
  }),
  row({
    key: 'fwfp.southland',
    sentence:
      'The council asks for a farm plan, submitted for certification, by 27 November 2027 (seen July 2026): farms of more than 20 ha pastoral, arable or mixed, and 5 ha horticultural. It is certified anew within five years.',
    figures: {
      submitBy: '2027-11-27',
      farmHectaresOver: 20,
      horticulturalHectaresFrom: 5,
      recertifyYears: 5,
    },
    region: 'southland',
    validFrom: '2024-05-27',
    lastSeen: '2026-07-05',
    confidence: 'secondHand',
    source: 'environmentSouthland',
    provision: 'Southland Water and Land Plan, farm environmental management plans',
  }),
  row({
    key: 'audit.canterbury',
    sentence: 'By your scheme or consent. Canterbury’s usual: A 3 years (schemes up to 4), B 2 years.',
    figures: { yearsAfterA: 3, yearsAfterB: 2 },
    region: 'canterbury',
    validFrom: '2023-08-28',
    lastSeen: '2023-08-28',
    confidence: 'twoExcerpts',
    source: 'environmentCanterbury',
    provision: 'farm environment plan audits',
  }),
];
