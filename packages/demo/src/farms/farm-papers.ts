import { dayInWords, daysAfter, kinds } from '@tussock/domain';
import type { DrawnFeature } from './drawn-feature.ts';
import type { DemoFarm } from './farm.ts';
import { writePaper, type PageRing } from './write-paper.ts';

/** A document of a demonstration farm. */
export interface DemoPaper {
  readonly name: string;
  readonly folder: string;
  readonly tags: readonly string[];
  readonly caption: string;
  /** 'YYYY-MM-DD' */
  readonly expiresOn?: string;
  readonly contentType: 'application/pdf' | 'image/png';
  readonly bytes: Uint8Array;
  /** Shows that an action was done. */
  readonly isEvidence?: true;
}

/** Some days before the demonstration begins, in which the papers were written. */
const DAYS = { consent: -3600, discharge: -2400, soil: -160, invoice: -45 } as const;
/** So soon the consent to take water ends, that a reminder of it is due. */
export const TAKE_ENDS_IN = 52;
export const DISCHARGE_ENDS_IN = 2200;
/** The consents of every farm, by their numbers. */
export const CONSENT_NUMBERS = { take: 'SAM-10412', discharge: 'SAM-11873' } as const;
/** What the papers of consents are called. */
export const CONSENT_PAPERS = {
  take: `Consent ${CONSENT_NUMBERS.take} to take water.pdf`,
  discharge: `Consent ${CONSENT_NUMBERS.discharge} to discharge effluent.pdf`,
} as const;

/** The paddocks as shapes on a page, north at the top. */
function paddockRings(drawn: readonly DrawnFeature[]): readonly PageRing[] {
  const rings = drawn.flatMap(({ kindId, geometry }) =>
    kindId === kinds.paddock.id && geometry.type === 'Polygon' ? [geometry.coordinates[0] ?? []] : [],
  );
  const all = rings.flat();
  const [west, east] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [south, north] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  // A degree to the east is shorter here than one to the north.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const side = Math.max((east - west) * shrink, north - south) || 1;
  return rings.map((ring) =>
    ring.map(([x, y]) => [((x - west) * shrink) / side, (north - y) / side] as const),
  );
}

type Pdf = (
  title: string,
  lines: readonly string[],
  rings?: readonly PageRing[],
) => Pick<DemoPaper, 'contentType' | 'bytes'>;
type Day = (offset: number) => string;

/** What the council allows, as it wrote it down. */
function consentsOf(owner: DemoFarm['owner'], pdf: Pdf, day: Day): readonly DemoPaper[] {
  const takeEnds = day(TAKE_ENDS_IN);
  const dischargeEnds = day(DISCHARGE_ENDS_IN);
  return [
    {
      name: CONSENT_PAPERS.take,
      folder: 'Consents/Water',
      tags: ['consent', 'water'],
      caption: 'Bore near the woolshed, 18 litres a second',
      expiresOn: takeEnds,
      ...pdf(`Resource consent ${CONSENT_NUMBERS.take}`, [
        `Granted to ${owner.name} on ${dayInWords(day(DAYS.consent))} by Sampleshire Council (made up)`,
        'To take and use groundwater for irrigation and stock.',
        '',
        '1. The rate of take shall not exceed 18 litres a second.',
        '2. The volume in a year to 30 June shall not exceed 92,000 cubic metres.',
        '3. The take shall be measured and recorded each day.',
        '',
        `This consent expires on ${dayInWords(takeEnds)}.`,
      ]),
    },
    {
      name: CONSENT_PAPERS.discharge,
      folder: 'Consents/Effluent',
      tags: ['consent', 'dairy shed'],
      caption: '',
      expiresOn: dischargeEnds,
      ...pdf(`Resource consent ${CONSENT_NUMBERS.discharge}`, [
        `Granted to ${owner.name} on ${dayInWords(day(DAYS.discharge))} by Sampleshire Council (made up)`,
        'To discharge effluent to land within the farm.',
        '',
        '1. There shall be no ponding, and none within 20 metres of water.',
        '2. Storage shall hold what is made in 60 days.',
        '',
        `This consent expires on ${dayInWords(dischargeEnds)}.`,
      ]),
    },
  ];
}

/** What else lies in the office. */
const othersOf = (
  pdf: Pdf,
  day: Day,
  rings: readonly PageRing[],
  photo: Uint8Array,
): readonly DemoPaper[] => [
  {
    name: 'Soil test results.pdf',
    folder: 'Soil',
    tags: ['soil', 'laboratory'],
    caption: 'Five transects, 75 mm',
    ...pdf('Soil analysis', [
      `Sampled on ${dayInWords(day(DAYS.soil))}, Example Laboratories (made up)`,
      '',
      'Transect 1     pH 5.9     Olsen P 24     K 8     S 9     Mg 18',
      'Transect 2     pH 6.0     Olsen P 31     K 7     S 11    Mg 21',
      'Transect 3     pH 5.7     Olsen P 18     K 6     S 7     Mg 16',
    ]),
  },
  {
    name: 'Map of paddocks.pdf',
    folder: 'Maps',
    tags: ['map'],
    caption: 'As it hangs in the shed',
    ...pdf('Paddocks', ['North is up. Not to be measured from.', ''], rings),
  },
  {
    name: 'Invoice for fencing.pdf',
    folder: 'Invoices',
    tags: ['fencing'],
    caption: 'Seven wires and a gate, along the creek',
    isEvidence: true,
    ...pdf('Invoice 2291', [
      `Exampleton Fencing (made up), ${dayInWords(day(DAYS.invoice))}`,
      '',
      '640 m of seven-wire fence     $13,440.00',
      '1 gate, hung     $420.00',
      'GST     $2,079.00',
      'To pay     $15,939.00',
    ]),
  },
  {
    name: 'Sign at the gate.png',
    folder: '',
    tags: ['health and safety'],
    caption: 'Put up for visitors',
    contentType: 'image/png',
    bytes: photo,
  },
];

/** The papers of a farm: consents, a soil test, a map and an invoice, with a photo of a sign. */
export function farmPapers(
  { propertyName, owner, address }: DemoFarm,
  { drawn, today, photo }: { drawn: readonly DrawnFeature[]; today: string; photo: Uint8Array },
): readonly DemoPaper[] {
  const head = [propertyName, address.properties.full_address, ''];
  const day: Day = (offset) => daysAfter(today, offset);
  const pdf: Pdf = (title, lines, rings = []) => ({
    contentType: 'application/pdf',
    bytes: writePaper({ title, lines: [...head, ...lines], rings }),
  });
  return [...consentsOf(owner, pdf, day), ...othersOf(pdf, day, paddockRings(drawn), photo)];
}
