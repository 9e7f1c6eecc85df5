import { at } from '../chance/at.ts';
import type { Chance, RandomStream } from '../chance/chance.ts';
import type { TileFrame } from '../plan-tiles.ts';
import type { SurveyParcel } from './survey-parcel.ts';

/** The parcels of one title; `shared` are those of them that belong to other titles too, with the number of sharers. */
export interface TitleGroup {
  parcels: SurveyParcel[];
  shared: Map<SurveyParcel, number>;
}

const MOST_SHARED_LOTS = 12;
/** Parcels across a road belong together only within 1.2 km. */
const JUMP_REACH = 12000;
const WANTED_SIZES = [2, 2, 2, 3, 3, 4, 5, 6];
const MANY_PARCELS_SHARE = { town: 0.14, rural: 0.52 };

const isTown = (parcel: SurveyParcel) => parcel.block.zone === 'town';
const isMaori = (parcel: SurveyParcel) => parcel.intent === 'Maori';

/** Groups the land parcels into titles over the neighbour graph: some jump a road, a few access lots have several titles. */
export function groupTitles(
  parcels: readonly SurveyParcel[],
  frame: TileFrame,
  chance: Chance,
): TitleGroup[] {
  const random = chance.stream(frame.column, frame.row, 16);
  const luck = (parcel: SurveyParcel, salt: number) =>
    chance.fraction(parcel.index, frame.column, frame.row, salt);
  const order = parcels
    .filter(({ block }) => block.kind === 'land')
    .sort((a, b) => luck(a, 8) - luck(b, 8) || a.index - b.index);
  const accessLots = order
    .filter((parcel) => parcel.block.zone === 'lifestyle' && luck(parcel, 9) < 0.035)
    .slice(0, MOST_SHARED_LOTS);
  const free = new Set(order);
  for (const lot of accessLots) free.delete(lot);

  const groups: TitleGroup[] = [];
  for (const parcel of order) {
    if (!free.delete(parcel)) continue;
    const group: TitleGroup = { parcels: [parcel], shared: new Map() };
    groups.push(group);
    const share = isTown(parcel) ? MANY_PARCELS_SHARE.town : MANY_PARCELS_SHARE.rural;
    if (!isMaori(parcel) && random.next() < share) growGroup(group, { parcels, free, random });
  }
  shareAccessLots(accessLots, groups, parcels);
  return groups;
}

interface Growth {
  parcels: readonly SurveyParcel[];
  free: Set<SurveyParcel>;
  random: RandomStream;
}

function growGroup(group: TitleGroup, { parcels, free, random }: Growth): void {
  const first = at(group.parcels, 0);
  const wanted = random.pick(WANTED_SIZES);
  const jumps = random.next() < 0.3;
  const suits = (parcel: SurveyParcel) =>
    free.has(parcel) && !isMaori(parcel) && isTown(parcel) === isTown(first);
  for (let tries = 0; group.parcels.length < wanted && tries < 20; tries++) {
    const from = random.pick(group.parcels);
    const around = from.neighbours.map((index) => at(parcels, index));
    const near = around.filter(suits);
    const across = jumps ? acrossTheRoad(from, around, parcels).filter(suits) : [];
    const pool = across.length && random.next() < 0.5 ? across : near.length ? near : across;
    if (!pool.length) continue;
    const chosen = random.pick(pool);
    free.delete(chosen);
    group.parcels.push(chosen);
  }
}

function acrossTheRoad(
  from: SurveyParcel,
  around: readonly SurveyParcel[],
  parcels: readonly SurveyParcel[],
): SurveyParcel[] {
  return around
    .filter(({ block }) => block.kind === 'road' || block.kind === 'hydro')
    .flatMap((between) => between.neighbours.map((index) => at(parcels, index)))
    .filter(
      ({ index, block }) =>
        !from.neighbours.includes(index) &&
        Math.abs(block.u0 - from.block.u0) < JUMP_REACH &&
        Math.abs(block.v0 - from.block.v0) < JUMP_REACH,
    );
}

/** An access lot goes to two to four of the titles round it, or stands alone where fewer touch it. */
function shareAccessLots(
  accessLots: readonly SurveyParcel[],
  groups: TitleGroup[],
  parcels: readonly SurveyParcel[],
): void {
  const groupOf = new Map(groups.flatMap((group) => group.parcels.map((parcel) => [parcel, group] as const)));
  for (const lot of accessLots) {
    const around = new Set<TitleGroup>();
    for (const index of lot.neighbours) {
      const group = groupOf.get(at(parcels, index));
      if (group && around.size < 4) around.add(group);
    }
    if (around.size < 2) {
      const alone: TitleGroup = { parcels: [lot], shared: new Map() };
      groups.push(alone);
      groupOf.set(lot, alone);
      continue;
    }
    for (const group of around) {
      group.parcels.push(lot);
      group.shared.set(lot, around.size);
    }
  }
}
