import type { Chance, RandomStream } from '../chance/chance.ts';
import type { LandDistrict } from '../land-districts.ts';
import type { TileFrame } from '../plan-tiles.ts';
import type { Block, Zone } from './block.ts';

export interface LegalDescription {
  appellation: string | null;
  plan: string | null;
  intent: string;
  surveyArea: number | null;
}

/*
 * Everything here is made up. Plan numbers start at 90,000 (SO) and 900,000 (DP), beyond those in use.
 */
const SURVEY_DISTRICTS = [
  'Sampleburn',
  'Mockford',
  'Fictive Hill',
  'Exampleton',
  'Placeholder',
  'Testwick',
  'Madeup Bush',
  'Notreal Creek',
];
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const FIRST_SURVEY_OFFICE_PLAN = 90000;
const FIRST_DEPOSITED_PLAN = 900000;
const OLD_SHARE: Record<Zone, number> = {
  town: 0.1,
  lifestyle: 0.4,
  flat: 0.4,
  downs: 0.4,
  hill: 0.7,
  none: 0,
};

/** Describes parcels one after the other, as lots follow each other on a plan. Ask in the order of the parcels. */
export function createLegalDescriber(frame: TileFrame, district: LandDistrict, chance: Chance) {
  const random = chance.stream(frame.column, frame.row, 2);
  const survey =
    SURVEY_DISTRICTS[chance.hash(frame.column, frame.row, 3) % SURVEY_DISTRICTS.length] ?? 'Sampleburn';
  const nextLot = createLotNumbers(frame, chance, random);
  const surveyOffice = () => `SO ${random.whole(FIRST_SURVEY_OFFICE_PLAN, 99999)}`;

  const describeOld = () => {
    if (district.titlePrefix === 'CB') return `Rural Section ${90000 + random.whole(0, 9999)}`;
    return `Section ${random.whole(1, 90)} Block ${random.pick(ROMAN)} ${survey} Survey District`;
  };
  const describeLand = (zone: Zone, squareMetres: number): LegalDescription => {
    const isOld = random.next() < OLD_SHARE[zone];
    const lot = isOld ? undefined : nextLot(zone);
    const plan = lot ? `DP ${lot.plan}` : surveyOffice();
    let appellation = lot ? `Lot ${lot.lot} ${plan}` : describeOld();
    if (random.next() < 0.05) appellation = `Part ${appellation}`;
    let intent = isOld && random.next() < 0.7 ? 'DCDB' : 'Fee Simple Title';
    if (zone !== 'town' && random.next() < 0.012) {
      intent = 'Maori';
      appellation = `${survey} ${random.whole(1, 9)}${random.pick(['A', 'B', 'C', 'D', 'E', 'F'])}${random.whole(1, 9)} Block`;
    }
    return { appellation, plan, intent, surveyArea: surveyed(zone, squareMetres) };
  };
  /** The official area differs a little from the computed one, and is missing for one parcel in eight. */
  const surveyed = (zone: Zone, squareMetres: number) => {
    if (random.next() < 0.12) return null;
    const area = Math.max(1, Math.round(squareMetres * (1 + 0.0015 * random.spread())));
    return zone === 'hill' ? Math.max(10, Math.round(area / 10) * 10) : area;
  };
  return (block: Block, squareMetres: number): LegalDescription => {
    if (block.kind === 'land') return describeLand(block.zone, squareMetres);
    if (block.kind === 'crown') {
      const plan = surveyOffice();
      return {
        appellation: `Section ${random.whole(1, 90)} ${plan}`,
        plan,
        intent: 'Crown Land',
        surveyArea: null,
      };
    }
    return {
      appellation: null,
      plan: null,
      intent: block.kind === 'road' ? 'Road' : 'Hydro',
      surveyArea: null,
    };
  };
}

function createLotNumbers(frame: TileFrame, chance: Chance, random: RandomStream) {
  let plan = FIRST_DEPOSITED_PLAN + (chance.hash(frame.column, frame.row, 4) % 90000);
  let lot = 0;
  let lots = 0;
  return (zone: Zone) => {
    if (lot >= lots) {
      plan++;
      lot = 0;
      lots = zone === 'town' ? random.whole(6, 24) : random.whole(1, 5);
    }
    lot++;
    return { plan, lot };
  };
}
