import { lawRow, type LawRow } from './law-row.ts';

const feedAreas = lawRow('feedAreas');
const waterways = lawRow('waterways');
const water = lawRow('water');
const consents = lawRow('consents');
const climate = lawRow('climate');

/** Other rules on farms that the product names. */
export const otherLaw: readonly LawRow[] = [
  feedAreas({
    key: 'stock.feedlot',
    sentence:
      'A feedlot keeps cattle 80 days or more in any six months, fed only by hand or machine. It is permitted where nine in ten are under four months or under 120 kg; others need a consent.',
    figures: { daysFrom: 80, sharePercent: 90, weightBelowKg: 120 },
    validFrom: '2020-09-03',
    lastSeen: '2026-07-08',
    confidence: 'oneExcerpt',
    source: 'freshwaterStandards',
    provision: 'Part 2: feedlots',
  }),
  feedAreas({
    key: 'stock.holding',
    sentence:
      'Feed pads, winter pads, stand-off and loafing pads with larger cattle are sealed, their effluent is collected, and they lie 50 m from water. Yards, sheds and barns are not meant.',
    figures: { waterMetres: 50, permeability: 1e-9 },
    validFrom: '2021-07-01',
    lastSeen: '2026-07-08',
    confidence: 'twoExcerpts',
    source: 'freshwaterStandards',
    provision: 'Part 2: stockholding areas',
  }),
  lawRow('intensification')({
    key: 'intensification',
    sentence:
      'Turning more than 10 ha over to dairy, or forest to pasture, irrigating more than 10 ha anew for dairy, and more dairy support than in 2014 to 2019 needed a consent. Consents given then go on.',
    figures: { convertedHectaresOver: 10 },
    validFrom: '2020-09-03',
    validTo: '2024-12-31',
    lastSeen: '2024-11-01',
    confidence: 'twoExcerpts',
    source: 'freshwaterStandards',
    provision: 'Part 2: agricultural intensification, revoked',
  }),
  waterways({
    key: 'fish.culvert',
    sentence:
      'A new culvert needs no consent where it is 1.3 times as wide as a bed of up to 3 m, or 1.2 times and 0.6 m more for a wider one, has its lowest quarter below the bed, and keeps the slope and speed of the stream.',
    figures: { bedMetres: 3, narrowTimes: 1.3, wideTimes: 1.2, wideMoreMetres: 0.6 },
    validFrom: '2020-09-02',
    lastSeen: '2022-06-17',
    confidence: 'oneExcerpt',
    source: 'freshwaterStandards',
    provision: 'Part 3, subpart 3: culverts and fish passage',
  }),
  waterways({
    key: 'fish.information',
    sentence:
      'The council is told facts about each structure in a stream that fish must pass. Ask the council by when.',
    validFrom: '2020-09-02',
    lastSeen: '2022-06-17',
    confidence: 'oneExcerpt',
    source: 'freshwaterStandards',
    provision: 'regulations 62 to 68',
  }),
  // Each step takes in those of the one before, which is said no more then.
  ...[
    { litres: 20, validFrom: '2022-09-03', validTo: '2024-09-02' },
    { litres: 10, validFrom: '2024-09-03', validTo: '2026-09-02' },
    { litres: 5, validFrom: '2026-09-03' },
  ].map(({ litres, ...days }) =>
    water({
      key: 'water.metering',
      sentence: `Water permits of ${litres} L/s or more are measured every 15 minutes and sent by the end of the next day.`,
      figures: { litresASecondFrom: litres, everyMinutes: 15 },
      ...days,
      // The days were reckoned then from the note of 2020; a later change was not looked for.
      lastSeen: '2026-07-08',
      confidence: 'oneExcerpt',
      source: 'legislation',
      provision: 'Water Takes Amendment Regulations 2020, explanatory note',
    }),
  ),
  water({
    key: 'dam.size',
    sentence: 'The dam safety rules are for dams of 4 m or more that hold 20,000 m³ or more.',
    figures: { heightMetresFrom: 4, volumeCubicMetresFrom: 20_000 },
    validFrom: '2024-05-13',
    lastSeen: '2024-05-15',
    confidence: 'twoExcerpts',
    source: 'legislation',
    provision: 'Building (Dam Safety) Regulations 2022',
  }),
  consents({
    key: 'consents.extended',
    sentence:
      'Consents that would end before 31 December 2027 run until that day; those for water never over 35 years in all.',
    figures: { until: '2027-12-31', mostYears: 35 },
    validFrom: '2025-12-17',
    lastSeen: '2026-07-09',
    confidence: 'twoExcerpts',
    source: 'managementAct',
    provision: 'Duration of Consents Amendment, December 2025',
  }),
  consents({
    key: 'rma.npsfm',
    sentence: 'Councils have until 31 December 2027 to notify their freshwater plans.',
    figures: { until: '2027-12-31' },
    validFrom: '2025-12-31',
    lastSeen: '2026-07-08',
    confidence: 'secondHand',
    source: 'environmentMinistry',
    provision: 'National Policy Statement for Freshwater Management as amended in December 2025',
  }),
  consents({
    key: 'consents.otago',
    sentence:
      'Most farms need no consent for rural diffuse discharge. The draft Land and Water Plan has no legal effect.',
    region: 'otago',
    validFrom: '2026-04-01',
    lastSeen: '2026-07-08',
    confidence: 'secondHand',
    source: 'otagoCouncil',
    provision: 'rural diffuse discharge',
  }),
  consents({
    key: 'consents.rotorua',
    sentence: 'Around Lake Rotorua each property has an allowance of nitrogen to reach by 1 July 2032.',
    figures: { by: '2032-07-01' },
    region: 'bayOfPlenty',
    validFrom: '2022-11-16',
    lastSeen: '2026-07-09',
    confidence: 'secondHand',
    source: 'bayOfPlentyCouncil',
    provision: 'Lake Rotorua nutrient management',
  }),
  lawRow('names')({
    key: 'names.official',
    sentence: 'Official documents use official geographic names, or say that a name is not official.',
    validFrom: '2009-11-01',
    lastSeen: '2009-11-01',
    confidence: 'whole',
    source: 'legislation',
    provision: 'New Zealand Geographic Board (Ngā Pou Taunaha o Aotearoa) Act 2008, section 32',
  }),
  climate({
    key: 'ets.agriculture',
    sentence: 'Agriculture is not in the emissions trading scheme.',
    validFrom: '2024-11-26',
    lastSeen: '2024-11-26',
    confidence: 'twoExcerpts',
    source: 'legislation',
    provision: 'Climate Change Response Act 2002 as amended in November 2024',
  }),
  climate({
    key: 'climate.noCharge',
    sentence: 'For information: farms had no charge and no duty to report in December 2025.',
    validFrom: '2024-06-30',
    lastSeen: '2025-12-12',
    confidence: 'oneExcerpt',
    source: 'environmentMinistry',
    provision: 'end of He Waka Eke Noa, June 2024',
  }),
  climate({
    key: 'methane.target',
    sentence: 'The target for methane of living things is 14 to 24 % below 2017 by 2050.',
    figures: { percentFrom: 14, percentTo: 24 },
    validFrom: '2025-12-12',
    lastSeen: '2025-12-12',
    confidence: 'twoExcerpts',
    source: 'legislation',
    provision: 'Climate Change Response Act 2002 as amended in December 2025',
  }),
];
