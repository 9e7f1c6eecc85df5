import { lawRow, type LawRow } from './law-row.ts';

const row = lawRow('stockExclusion');

/** Rules on keeping stock out of lakes, wide rivers and wetlands. */
export const stockExclusionLaw: readonly LawRow[] = [
  row({
    key: 'se.water',
    sentence:
      'The national stock rules are about lakes, and rivers with a bed more than 1 m wide anywhere on the parcel, also where they run only at times. Drains are not meant.',
    figures: { bedWiderThanMetres: 1 },
    validFrom: '2020-09-03',
    lastSeen: '2026-07-08',
    confidence: 'twoExcerpts',
    source: 'stockExclusion',
    provision: 'meaning of lake and wide river',
  }),
  row({
    key: 'se.dairyPigs',
    sentence: 'Dairy cattle and pigs must be kept out of lakes and wide rivers, on any terrain.',
    validFrom: '2023-07-01',
    lastSeen: '2024-10-25',
    confidence: 'whole',
    source: 'stockExclusion',
    provision: 'regulations 9 and 10; new pastoral systems since 3 September 2020',
  }),
  row({
    key: 'se.dairySupport',
    sentence: 'Dairy support cattle must be kept out of lakes and wide rivers, on any terrain.',
    validFrom: '2025-07-01',
    // In the regulations as they stood on this day, which name the day from which it holds.
    lastSeen: '2024-10-25',
    confidence: 'whole',
    source: 'stockExclusion',
    provision: 'regulation 11; new pastoral systems since 3 September 2020',
  }),
  row({
    key: 'se.intensive',
    sentence:
      'Beef cattle and deer must be kept out of lakes and wide rivers, on any terrain, while they break-feed, graze annual forage crops, or graze pasture that was irrigated in the last 12 months.',
    validFrom: '2023-07-01',
    lastSeen: '2024-10-25',
    confidence: 'whole',
    source: 'stockExclusion',
    provision: 'regulations 12 and 13; new pastoral systems since 3 September 2020',
  }),
  row({
    key: 'se.lowSlope',
    sentence:
      'Beef cattle and deer on mapped low-slope land, and wetlands over 500 m² there, had rules of their own for new pastoral systems; those for all others would have begun on 1 July 2025 and were revoked.',
    figures: { wetlandOverSquareMetres: 500 },
    validFrom: '2020-09-03',
    validTo: '2024-10-24',
    lastSeen: '2024-10-24',
    confidence: 'oneExcerpt',
    source: 'stockExclusion',
    provision: 'regulations 14 and 15, revoked',
  }),
  row({
    key: 'se.wetlandPlan',
    sentence:
      'Cattle, deer and pigs must be kept out of natural wetlands that a regional plan in force on 3 September 2020 names. Ask the council about wetlands named later.',
    validFrom: '2020-09-03',
    lastSeen: '2024-10-25',
    confidence: 'oneExcerpt',
    source: 'stockExclusion',
    provision: 'regulation 16',
  }),
  row({
    key: 'se.wetlandSpecies',
    sentence:
      'All stock of the national rules must be kept out of natural wetlands with threatened species, whatever their size.',
    validFrom: '2025-07-01',
    lastSeen: '2025-07-24',
    confidence: 'secondHand',
    source: 'stockExclusion',
    provision: 'regulation 17; new pastoral systems since 3 September 2020',
  }),
  row({
    key: 'se.setback',
    sentence: 'Stock that must be kept out stay at least 3 m from the bed of lakes and wide rivers.',
    figures: { setbackMetres: 3 },
    validFrom: '2020-09-03',
    lastSeen: '2026-07-08',
    confidence: 'twoExcerpts',
    source: 'stockExclusion',
    provision: 'distance from the bed',
  }),
  row({
    key: 'se.existing',
    sentence:
      'Nearer than 3 m: allowed only if a permanent fence or planting kept stock out here on 5 October 2023.',
    figures: { existingOn: '2023-10-05' },
    validFrom: '2023-10-05',
    lastSeen: '2023-10-05',
    confidence: 'oneExcerpt',
    source: 'stockExclusion',
    provision: 'existing fences and riparian planting; until then the day was 3 September 2020',
  }),
  row({
    key: 'se.crossing',
    sentence:
      'Stock other than deer cross by a bridge or culvert, unless they are supervised, driven across, and cross no more than twice in any month.',
    figures: { mostCrossingsAMonth: 2 },
    validFrom: '2020-09-03',
    lastSeen: '2026-07-08',
    confidence: 'twoExcerpts',
    source: 'stockExclusion',
    provision: 'crossings',
  }),
  row({
    key: 'se.sheep',
    sentence: 'The national stock rules do not speak of sheep.',
    validFrom: '2020-09-03',
    lastSeen: '2023-10-05',
    confidence: 'oneExcerpt',
    source: 'stockExclusion',
    provision: 'stock meant',
  }),
];
