import { areaHectares } from '@tussock/geometry';
import { at } from '../cadastre/chance/at.ts';
import type { Coordinate, PlanePoint, PolygonRings } from '../cadastre/coordinate.ts';
import { dissolveRings } from '../cadastre/parcels/dissolve.ts';
import type { Zone } from '../cadastre/parcels/block.ts';
import type { ParcelSheet } from '../cadastre/valley.ts';
import type { DemoFarm } from './farm.ts';

/** Parcels managed alike, as one shape. */
export interface LandUnit {
  zone: Zone;
  /** The area of record of its polygons. */
  hectares: number;
  polygons: PolygonRings[];
}

const FEWEST_UNITS = 3;
const MOST_UNITS = 5;
const HECTARES_PER_UNIT = 90;

const middleOf = ({ extent: [u0, v0, u1, v1] }: ParcelSheet): PlanePoint => [(u0 + u1) / 2, (v0 + v1) / 2];
const areaOf = ({ extent: [u0, v0, u1, v1] }: ParcelSheet) => ((u1 - u0) * (v1 - v0)) / 1e6;
const distance = (one: ParcelSheet, other: ParcelSheet) => {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
};

/** Parcels far from each other, to grow units from. */
function scatterSeeds(sheets: readonly ParcelSheet[], count: number): ParcelSheet[] {
  const seeds = sheets.slice(0, 1);
  while (seeds.length < Math.min(count, sheets.length)) {
    const clearance = (sheet: ParcelSheet) => Math.min(...seeds.map((seed) => distance(seed, sheet)));
    seeds.push(sheets.reduce((best, sheet) => (clearance(sheet) > clearance(best) ? sheet : best)));
  }
  return seeds;
}

/** Grows the smallest unit first, by a neighbouring parcel while there is one, so that units are even and hold together. */
function groupParcels(sheets: readonly ParcelSheet[], count: number): ParcelSheet[][] {
  const groups = scatterSeeds(sheets, count).map((seed) => [seed]);
  const free = new Set(sheets);
  for (const group of groups) for (const sheet of group) free.delete(sheet);
  const size = (group: readonly ParcelSheet[]) => group.reduce((sum, sheet) => sum + areaOf(sheet), 0);
  const nearest = (group: readonly ParcelSheet[], choices: readonly ParcelSheet[]) =>
    choices.reduce((best, sheet) =>
      distance(at(group, 0), sheet) < distance(at(group, 0), best) ? sheet : best,
    );
  while (free.size) {
    const bySize = groups.toSorted((a, b) => size(a) - size(b));
    const touching = (group: readonly ParcelSheet[]) => {
      const around = new Set(group.flatMap(({ neighbourIds }) => neighbourIds));
      return [...free].filter(({ parcelId }) => around.has(parcelId));
    };
    const growing = bySize.find((group) => touching(group).length) ?? at(bySize, 0);
    const choices = touching(growing);
    const chosen = nearest(growing, choices.length ? choices : [...free]);
    free.delete(chosen);
    growing.push(chosen);
  }
  return groups;
}

function dissolve(group: readonly ParcelSheet[]): PolygonRings[] {
  const numbers = new Map<string, number>();
  const points: PlanePoint[] = [];
  const coordinates: Coordinate[] = [];
  const rings = group.map(({ ring }) =>
    ring.map(({ u, v, coordinate }) => {
      const key = `${u},${v}`;
      const number = numbers.get(key) ?? numbers.size;
      if (number === numbers.size) {
        numbers.set(key, number);
        points.push([u, v]);
        coordinates.push(coordinate);
      }
      return number;
    }),
  );
  return dissolveRings(rings, points).map((polygon) =>
    polygon.map((ring) => [...ring, at(ring, 0)].map((vertex) => at(coordinates, vertex))),
  );
}

/** Three to five land management units over all of a farm's parcels, each the exact union of its own. */
export function drawLandUnits({ sheets, hectares }: DemoFarm): LandUnit[] {
  const count = Math.min(MOST_UNITS, Math.max(FEWEST_UNITS, Math.round(hectares / HECTARES_PER_UNIT)));
  return groupParcels(sheets, count).map((group) => {
    const largest = group.reduce((best, sheet) => (areaOf(sheet) > areaOf(best) ? sheet : best));
    const polygons = dissolve(group);
    return {
      zone: largest.zone,
      hectares: areaHectares({ type: 'MultiPolygon', coordinates: polygons }),
      polygons,
    };
  });
}
