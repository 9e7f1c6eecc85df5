import { areaSquareMetres, sumHectares } from '@tussock/geometry';
import { addTo, at } from '../cadastre/chance/at.ts';
import type { TitleFeature } from '../cadastre/features.ts';
import type { Zone } from '../cadastre/parcels/block.ts';
import type { ParcelSheet, Valley } from '../cadastre/valley.ts';
import { describeProperty } from './describe-property.ts';
import type { DemoFarm } from './farm.ts';

interface FarmWish extends Pick<
  DemoFarm,
  'character' | 'propertyName' | 'farmType' | 'owner' | 'consultant'
> {
  zones: readonly Zone[];
  atLeastHectares: number;
  /** Whether it must begin with a title of several parts. */
  hasParts: boolean;
}

const consultant = { name: 'Anika Rao', email: 'consultant@tussock.example' };
const LARGEST_HECTARES = 600;

/** The dairy farm belongs to the owner, and all three are advised by the consultant, who can sign in to the demonstration. */
const WISHES: readonly FarmWish[] = [
  {
    character: 'flat',
    propertyName: 'Rātā Flat Dairy',
    farmType: 'dairy',
    owner: { name: 'Wiremu Tāmati', email: 'owner@tussock.example' },
    consultant,
    zones: ['flat'],
    atLeastHectares: 180,
    hasParts: false,
  },
  {
    character: 'downs',
    propertyName: 'Mākahu Downs',
    farmType: 'sheepBeef',
    owner: { name: 'Bridget Sampleson', email: 'bridget.sampleson@tussock.example' },
    consultant,
    zones: ['downs', 'flat'],
    atLeastHectares: 260,
    hasParts: true,
  },
  {
    character: 'hill',
    propertyName: 'Te Awa Tōtara Station',
    farmType: 'sheepBeef',
    owner: { name: 'Colin Placeholder', email: 'colin.placeholder@tussock.example' },
    consultant,
    zones: ['hill', 'downs'],
    atLeastHectares: 420,
    hasParts: false,
  },
];

/** A title that may be farmed, its parcels, and its neighbours by number. */
interface Holding {
  title: TitleFeature;
  sheets: ParcelSheet[];
  hectares: number;
  neighbours: Set<number>;
  hasAddress: boolean;
}

const sheetHectares = ({ extent: [u0, v0, u1, v1] }: ParcelSheet) => ((u1 - u0) * (v1 - v0)) / 1e6;

/** Whole titles whose land is all of their own, lies in the wanted zones, and may be bought as a farm. */
function listHoldings(
  valley: Valley,
  zones: readonly Zone[],
  taken: ReadonlySet<number>,
): Map<number, Holding> {
  const sheetsOf = new Map<string, ParcelSheet[]>();
  for (const { title_no, par_id } of valley.links) {
    const sheet = valley.sheets.get(par_id);
    if (sheet) addTo(sheetsOf, title_no, sheet);
  }
  const addressed = new Set(valley.addressLinks.map(({ title_no }) => title_no));
  const holdings = new Map<number, Holding>();
  const holdingOf = new Map<number, number>();
  for (const title of valley.titles) {
    const { id, title_no, status, type, spatial_extents_shared } = title.properties;
    const sheets = sheetsOf.get(title_no) ?? [];
    const isFarmable = status === 'LIVE' && type === 'Freehold' && !spatial_extents_shared && !taken.has(id);
    if (!isFarmable || !sheets.every(({ zone }) => zones.includes(zone))) continue;
    for (const { parcelId } of sheets) holdingOf.set(parcelId, id);
    const hectares = sheets.reduce((sum, sheet) => sum + sheetHectares(sheet), 0);
    holdings.set(id, { title, sheets, hectares, neighbours: new Set(), hasAddress: addressed.has(title_no) });
  }
  for (const [id, { sheets, neighbours }] of holdings) {
    for (const neighbourId of sheets.flatMap((sheet) => sheet.neighbourIds)) {
      const other = holdingOf.get(neighbourId);
      if (other !== undefined && other !== id) neighbours.add(other);
    }
  }
  return holdings;
}

interface Candidate {
  members: Holding[];
  hectares: number;
  /** Share of the box about the farm that is farm: near 1 when it lies well together. */
  compactness: number;
}

function measure(members: Holding[]): Candidate {
  const hectares = members.reduce((sum, member) => sum + member.hectares, 0);
  const extents = members.flatMap(({ sheets }) => sheets.map(({ extent }) => extent));
  const width = Math.max(...extents.map(([, , u1]) => u1)) - Math.min(...extents.map(([u0]) => u0));
  const height = Math.max(...extents.map(([, , , v1]) => v1)) - Math.min(...extents.map(([, v0]) => v0));
  return { members, hectares, compactness: (hectares * 1e6) / (width * height) };
}

/** Grows a farm from one title by the neighbour that keeps it most compact, until it is large enough. */
function growFarm(
  start: Holding,
  holdings: ReadonlyMap<number, Holding>,
  atLeastHectares: number,
): Candidate | undefined {
  let farm = measure([start]);
  while (farm.hectares < atLeastHectares) {
    const members = new Set(farm.members);
    const around = new Set(farm.members.flatMap(({ neighbours }) => [...neighbours]));
    const best = [...around]
      .flatMap((id) => holdings.get(id) ?? [])
      .filter((holding) => !members.has(holding))
      .map((holding) => measure([...farm.members, holding]))
      .filter(({ hectares }) => hectares <= LARGEST_HECTARES)
      .sort((a, b) => b.compactness - a.compactness)[0];
    if (!best) return undefined;
    farm = best;
  }
  return farm;
}

function pickFarm(valley: Valley, wish: FarmWish, taken: ReadonlySet<number>): Candidate {
  const holdings = listHoldings(valley, wish.zones, taken);
  const candidates = [...holdings.values()]
    .filter(({ title }) => title.geometry.coordinates.length > 1 === wish.hasParts)
    .flatMap((start) => growFarm(start, holdings, wish.atLeastHectares) ?? [])
    .filter(
      ({ members, hectares }) => members.some(({ hasAddress }) => hasAddress) && hectares <= LARGEST_HECTARES,
    )
    .filter(({ members }) => isMostly(members, at(wish.zones, 0)))
    .sort((a, b) => b.compactness - a.compactness);
  const [best] = candidates;
  if (!best) throw new Error(`The valley has no room for ${wish.propertyName}.`);
  return best;
}

function isMostly(members: readonly Holding[], zone: Zone): boolean {
  const sheets = members.flatMap((member) => member.sheets);
  const sum = (list: readonly ParcelSheet[]) =>
    list.reduce((total, sheet) => total + sheetHectares(sheet), 0);
  return sum(sheets.filter((sheet) => sheet.zone === zone)) > sum(sheets) / 2;
}

/**
 * Three farms of 150 to 600 ha, always the same for the same valley: a dairy farm on the flats, a sheep and beef farm on the downs
 * that holds a title of several parts, and a hill station. No two share a title.
 *
 * @throws when the valley is too small to hold them; 2,000 parcels are enough.
 */
export function pickFarms(valley: Valley): DemoFarm[] {
  const taken = new Set<number>();
  const titleOf = new Map(valley.addressLinks.map(({ address_id, title_no }) => [address_id, title_no]));
  return WISHES.map((wish) => {
    const { members } = pickFarm(valley, wish, taken);
    const titles = members.map(({ title }) => title);
    const titleNumbers = new Set(titles.map(({ properties }) => properties.title_no));
    for (const { properties } of titles) taken.add(properties.id);
    const address = valley.addresses.find(({ properties }) =>
      titleNumbers.has(titleOf.get(properties.address_id) ?? ''),
    );
    if (!address) throw new Error(`${wish.propertyName} has no address.`);
    const { character, propertyName, farmType, owner, consultant } = wish;
    return {
      character,
      propertyName,
      farmType,
      owner,
      consultant,
      info: describeProperty({ propertyName, owner, address, titles }),
      titles,
      titleIds: titles.map(({ properties }) => String(properties.id)),
      sheets: members.flatMap(({ sheets }) => sheets),
      address,
      heightAt: valley.heightAt,
      hectares: sumHectares(titles.map(({ geometry }) => areaSquareMetres(geometry))),
    };
  });
}
