import { daysAfter, type PlanInfo } from '@tussock/domain';
import type { DemoFarm } from './farm.ts';
import { herdSize } from './stock-years.ts';
import { CONSENT_NUMBERS, CONSENT_PAPERS, DISCHARGE_ENDS_IN, TAKE_ENDS_IN } from './farm-papers.ts';

/** A tenth of a hectare is near enough for what is said of an area. */
const tenths = (hectares: number): number => Math.round(hectares * 10) / 10;
const LEASED_YEARS_AGO = -1100;
const LEASE_ENDS_IN = 725;

/** The share of the dairy farm that its young stock graze. */
const SUPPORT_SHARE = 0.12;
const hundredths = (hectares: number): number => Math.round(hectares * 100) / 100;

/** What the farm earns from, on all of its ground. Winter crops feed its own stock: they are no enterprise of their own. */
function enterprisesOf(farm: DemoFarm): NonNullable<PlanInfo['enterprises']> {
  const { farmType, hectares } = farm;
  if (farmType !== 'dairy')
    return [
      {
        kind: 'sheepBeef',
        sharePercent: 100,
        hectares,
        note: `${herdSize(farm)} breeding ewes, and steers on winter feed of the farm`,
      },
    ];
  const support = hundredths(hectares * SUPPORT_SHARE);
  return [
    {
      kind: 'dairy',
      sharePercent: 100 - SUPPORT_SHARE * 100,
      hectares: hundredths(hectares - support),
      note: `Spring calving, ${herdSize(farm)} cows`,
    },
    { kind: 'dairySupport', sharePercent: SUPPORT_SHARE * 100, hectares: support, note: 'Young stock' },
  ];
}

const EFFLUENT_SHARES = { shed: 0.18, ford: 0.09 } as const;

/** What the dairy farm spreads effluent on, hectares: the blocks of its register together. */
export const effluentHectares = ({ hectares }: DemoFarm): number =>
  tenths(tenths(hectares * EFFLUENT_SHARES.shed) + tenths(hectares * EFFLUENT_SHARES.ford));

/** Effluent is spread on the dairy farm; on the others fertiliser, by blocks that the truck or the aeroplane can reach. */
const areasOf = ({ farmType, hectares }: DemoFarm): NonNullable<PlanInfo['distributionAreas']> =>
  farmType === 'dairy'
    ? [
        {
          name: 'Shed block',
          spreads: 'dairyEffluent',
          hectares: tenths(hectares * EFFLUENT_SHARES.shed),
          note: 'Pods, from the pond by the shed',
        },
        {
          name: 'Ford block',
          spreads: 'dairyEffluent',
          hectares: tenths(hectares * EFFLUENT_SHARES.ford),
          note: 'Not when it is wet',
        },
      ]
    : [
        {
          name: 'Front country',
          spreads: 'spreadFertiliser',
          hectares: tenths(hectares * 0.45),
          note: 'By truck',
        },
        { name: 'Tops', spreads: 'spreadFertiliser', hectares: tenths(hectares * 0.3), note: 'From the air' },
      ];

/** The council is made up, and so is everything it allows. */
const AUTHORITY = { authority: 'another', authorityName: 'Sampleshire Council (made up)' } as const;

/**
 * What the plan of a farm has in registers: leases, enterprises, distribution areas, and consents with their papers, of which one ends soon.
 * `idOf` gives the id of a paper by its name.
 */
export function farmRegisters(
  farm: DemoFarm,
  { today, idOf }: { readonly today: string; readonly idOf: (paper: string) => string | undefined },
): Pick<PlanInfo, 'isLeased' | 'leases' | 'enterprises' | 'distributionAreas' | 'consents'> {
  const papers = (name: string): readonly string[] => {
    const id = idOf(name);
    return id === undefined ? [] : [id];
  };
  const day = (offset: number): string => daysAfter(today, offset);
  return {
    isLeased: true,
    leases: [
      {
        lessor: 'Exampleton Domain Board (made up)',
        titleReferences: 'Reserve 12, no title',
        hectares: 6.4,
        from: day(LEASED_YEARS_AGO),
        to: day(LEASE_ENDS_IN),
      },
    ],
    enterprises: enterprisesOf(farm),
    distributionAreas: areasOf(farm),
    consents: [
      {
        number: CONSENT_NUMBERS.take,
        activity: 'takeWater',
        ...AUTHORITY,
        expiresOn: day(TAKE_ENDS_IN),
        conditions:
          'At most 18 litres a second and 92,000 cubic metres in a year to 30 June; measured and recorded each day.',
        keptTo: 'yes',
        proof: 'Daily meter readings, sent to the council each week',
        documents: papers(CONSENT_PAPERS.take),
      },
      {
        number: CONSENT_NUMBERS.discharge,
        activity: 'effluentToLand',
        ...AUTHORITY,
        expiresOn: day(DISCHARGE_ENDS_IN),
        conditions: 'No ponding, and none within 20 metres of water; storage for 60 days.',
        keptTo: 'partly',
        proof: 'Application log of this plan; the pond was full for a week in August',
        documents: papers(CONSENT_PAPERS.discharge),
      },
      { activity: 'workInBeds', ...AUTHORITY },
    ],
  };
}
