import type { Chance, RandomStream } from '../chance/chance.ts';
import type { TitleProperties } from '../features.ts';
import type { LandDistrict } from '../land-districts.ts';
import type { TileFrame } from '../plan-tiles.ts';
import { groupTitles, type TitleGroup } from './group-titles.ts';
import type { SurveyParcel } from './survey-parcel.ts';

/** A title with its fields and the parcels of which it is made. */
export interface SurveyTitle {
  properties: TitleProperties;
  parcels: readonly SurveyParcel[];
}

const FIRST_TITLE_ID = 50000000;
const TITLE_IDS_PER_TILE = 10000;
/** Titles of this size are not issued yet. */
const FIRST_MODERN_NUMBER = 9000000;
const NUMBERS_PER_TILE = 3000;
/** Volumes beyond those in use. */
const FIRST_VOLUME = 900;
const FOLIOS_PER_VOLUME = 999;
const VOLUME_LETTERS = 'ABCD';

const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const officialArea = (parcel: SurveyParcel) => parcel.surveyArea ?? parcel.calcArea;

/** Titles spell out what appellations shorten, and join the last with "and". */
function legalDescription(parcels: readonly SurveyParcel[]): string {
  const names = parcels.map(({ appellation }) =>
    (appellation ?? '').replace(/\bDP (\d+)/, 'Deposited Plan $1'),
  );
  const last = names.pop() ?? '';
  return names.length ? `${names.join(', ')} and ${last}` : last;
}

/** One line for each estate: type, share, legal description, area. */
function estateDescription({ parcels, shared }: TitleGroup): string {
  const own = parcels.filter((parcel) => !shared.has(parcel));
  const lines: string[] = [];
  if (own.length) {
    const area = own.reduce((sum, parcel) => sum + officialArea(parcel), 0);
    lines.push(`Fee Simple, 1/1, ${legalDescription(own)}, ${thousands(area)} m2`);
  }
  for (const [parcel, sharers] of shared) {
    lines.push(
      `Fee Simple, 1/${sharers}, ${legalDescription([parcel])}, ${thousands(officialArea(parcel))} m2`,
    );
  }
  return lines.join('\r\n');
}

function issueDate(isModern: boolean, random: RandomStream): string {
  const year = isModern ? random.whole(2002, 2025) : random.whole(1906, 2001);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}T00:00:00Z`;
}

/** The titles of a tile; their numbers are written onto the parcels as well. */
export function issueTitles(
  parcels: readonly SurveyParcel[],
  frame: TileFrame,
  district: LandDistrict,
  chance: Chance,
): SurveyTitle[] {
  const random = chance.stream(frame.column, frame.row, 17);
  return groupTitles(parcels, frame, chance).map((group, index) => {
    const inTown = group.parcels[0]?.block.zone === 'town';
    const isModern = random.next() < 0.55 || inTown;
    const letter = VOLUME_LETTERS[Math.floor(index / FOLIOS_PER_VOLUME)] ?? 'E';
    const titleNumber = isModern
      ? String(FIRST_MODERN_NUMBER + frame.index * NUMBERS_PER_TILE + index)
      : `${district.titlePrefix}${FIRST_VOLUME + frame.index}${letter}/${1 + (index % FOLIOS_PER_VOLUME)}`;
    for (const parcel of group.parcels) parcel.titleNumbers.push(titleNumber);
    const rareType = inTown ? 'Cross Lease' : 'Leasehold';
    return {
      parcels: group.parcels,
      properties: {
        id: FIRST_TITLE_ID + frame.index * TITLE_IDS_PER_TILE + index,
        title_no: titleNumber,
        status: random.next() < 0.996 ? 'LIVE' : 'PRTC',
        type: random.next() < (inTown ? 0.94 : 0.975) ? 'Freehold' : rareType,
        land_district: district.name,
        issue_date: issueDate(isModern, random),
        guarantee_status: isModern || random.next() < 0.93 ? 'Guarantee' : 'Limited as to Parcels',
        estate_description: estateDescription(group),
        number_owners: random.next() < 0.4 ? 1 : random.whole(1, 2),
        spatial_extents_shared: group.shared.size > 0,
      },
    };
  });
}
