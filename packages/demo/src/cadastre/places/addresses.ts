import { at } from '../chance/at.ts';
import type { Chance } from '../chance/chance.ts';
import type { AddressFeature, AddressTitleLink } from '../features.ts';
import { toCoordinate, type Warp } from '../ground/warp.ts';
import type { Zone } from '../parcels/block.ts';
import type { SurveyParcel } from '../parcels/survey-parcel.ts';
import type { TileFrame } from '../plan-tiles.ts';
import { nameTile, toAscii } from './place-names.ts';
import type { NamedRoad } from './roads.ts';

interface Places {
  frame: TileFrame;
  parcels: readonly SurveyParcel[];
  roads: readonly NamedRoad[];
  riverAxis: number;
  warp: Warp;
  chance: Chance;
}

/** Where a parcel meets a road: a point on its own ground and the place along the road. */
interface Frontage {
  parcel: SurveyParcel;
  u: number;
  v: number;
  along: number;
  /** Left of the road, seen from its beginning: odd numbers. */
  isLeft: boolean;
}

const FIRST_ADDRESS_ID = 95000000;
const ADDRESSES_PER_TILE = 10000;
/** How many of the parcels with a road have an address. */
const SHARE: Record<Zone, number> = {
  town: 0.95,
  lifestyle: 0.9,
  flat: 0.7,
  downs: 0.55,
  hill: 0.5,
  none: 0,
};
/** A rural number is the distance from the beginning of the road in tens of metres. */
const UNITS_PER_NUMBER = 100;
const SET_BACK = { town: 60, rural: 250 };
const SHORTEST_FRONTAGE = 100;

function findFrontage(parcel: SurveyParcel, roadParcel: SurveyParcel, road: NamedRoad): Frontage | undefined {
  const { block } = parcel;
  const { block: tarseal } = roadParcel;
  const isAlongU = road.line.along === 'u';
  const low = isAlongU ? Math.max(block.u0, tarseal.u0) : Math.max(block.v0, tarseal.v0);
  const high = isAlongU ? Math.min(block.u1, tarseal.u1) : Math.min(block.v1, tarseal.v1);
  if (high - low < SHORTEST_FRONTAGE) return undefined;
  const along = Math.round((low + high) / 2);
  const wish = block.zone === 'town' ? SET_BACK.town : SET_BACK.rural;
  if (isAlongU) {
    const isNorth = block.v0 === tarseal.v1;
    const back = Math.min(wish, (block.v1 - block.v0) / 2);
    return {
      parcel,
      u: along,
      v: isNorth ? block.v0 + back : block.v1 - back,
      along: along - road.from,
      isLeft: isNorth,
    };
  }
  const isEast = block.u0 === tarseal.u1;
  const back = Math.min(wish, (block.u1 - block.u0) / 2);
  return {
    parcel,
    u: isEast ? block.u0 + back : block.u1 - back,
    v: along,
    along: along - road.from,
    isLeft: !isEast,
  };
}

/** The frontages of a road that get an address: one for a section in town, one for a title in the country. */
function chooseFrontages(
  road: NamedRoad,
  { parcels, frame, chance }: Places,
  served: Set<string>,
): Frontage[] {
  const chosen: Frontage[] = [];
  for (const roadParcel of road.parcels) {
    for (const index of roadParcel.neighbours) {
      const parcel = at(parcels, index);
      const title = parcel.titleNumbers[0];
      if (parcel.block.kind !== 'land' || parcel.titleNumbers.length !== 1 || title === undefined) continue;
      const key = parcel.block.zone === 'town' ? `parcel ${index}` : `title ${title}`;
      if (served.has(key)) continue;
      if (chance.fraction(index, frame.column, frame.row, 51) >= SHARE[parcel.block.zone]) continue;
      const frontage = findFrontage(parcel, roadParcel, road);
      if (!frontage) continue;
      served.add(key);
      chosen.push(frontage);
    }
  }
  return chosen.sort((a, b) => a.along - b.along || a.parcel.index - b.parcel.index);
}

/** Numbers a road's frontages: odd on the left and even on the right, rising, none twice. */
function numberFrontages(road: NamedRoad, frontages: readonly Frontage[]): number[] {
  const last = { left: -1, right: 0 };
  return frontages.map(({ along, isLeft }) => {
    const side = isLeft ? 'left' : 'right';
    const parity = isLeft ? 1 : 0;
    const measured = road.line.kind === 'street' ? 0 : Math.floor(along / UNITS_PER_NUMBER / 2) * 2 + parity;
    last[side] = Math.max(last[side] + 2, measured);
    return last[side];
  });
}

/** Street addresses beside the roads, each with the one title on whose land its point lies. */
export function placeAddresses(places: Places): { addresses: AddressFeature[]; links: AddressTitleLink[] } {
  const { frame, roads, riverAxis, warp } = places;
  const names = nameTile(frame.index);
  const addresses: AddressFeature[] = [];
  const links: AddressTitleLink[] = [];
  const served = new Set<string>();
  for (const road of roads) {
    const frontages = chooseFrontages(road, places, served);
    const numbers = numberFrontages(road, frontages);
    frontages.forEach(({ parcel, u, v }, index) => {
      const number = at(numbers, index);
      const id = FIRST_ADDRESS_ID + frame.index * ADDRESSES_PER_TILE + addresses.length;
      const inTown = parcel.block.zone === 'town';
      const locality = inTown ? names.township : names.localities[v < riverAxis ? 0 : 1];
      const coordinates = toCoordinate(warp(u, v));
      const fullAddress = [`${number} ${road.name}`, locality, ...(inTown ? [] : [names.township])].join(
        ', ',
      );
      addresses.push({
        type: 'Feature',
        id,
        geometry: { type: 'Point', coordinates },
        properties: {
          address_id: id,
          full_address: fullAddress,
          full_address_number: String(number),
          full_road_name: road.name,
          suburb_locality: locality,
          town_city: names.township,
          territorial_authority: names.territorialAuthority,
          address_lifecycle: 'Current',
          unit: null,
          address_number: number,
          full_road_name_ascii: toAscii(road.name),
          full_address_ascii: toAscii(fullAddress),
          suburb_locality_ascii: toAscii(locality),
          gd2000_xcoord: coordinates[0],
          gd2000_ycoord: coordinates[1],
        },
      });
      links.push({ address_id: id, title_no: at(parcel.titleNumbers, 0) });
    });
  }
  return { addresses, links };
}
