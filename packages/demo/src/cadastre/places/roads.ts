import { addTo } from '../chance/at.ts';
import type { Coordinate } from '../coordinate.ts';
import type { RoadFeature } from '../features.ts';
import { toCoordinate, type Warp } from '../ground/warp.ts';
import type { RoadLine } from '../parcels/block.ts';
import type { SurveyParcel } from '../parcels/survey-parcel.ts';
import { VERTEX_STEP, type TileFrame } from '../plan-tiles.ts';
import { nameRoad } from './place-names.ts';

/** A named road and the parcels it runs over. */
export interface NamedRoad {
  id: number;
  name: string;
  line: RoadLine;
  parcels: SurveyParcel[];
  /** Where it begins on its own axis; house numbers count from here. */
  from: number;
  to: number;
}

const FIRST_ROAD_ID = 96000000;
const ROADS_PER_TILE = 1000;
const KINDS = {
  valley: 'secondary',
  crossing: 'unclassified',
  rim: 'unclassified',
  street: 'residential',
} as const;

/** The roads of a tile, each named once along its whole line. */
export function nameRoads(parcels: readonly SurveyParcel[], frame: TileFrame): NamedRoad[] {
  const byLine = new Map<string, SurveyParcel[]>();
  for (const parcel of parcels) {
    const { road } = parcel.block;
    if (road) addTo(byLine, `${road.kind} ${road.along} ${road.axis}`, parcel);
  }
  return [...byLine.values()].flatMap((members, order) => {
    const line = members[0]?.block.road;
    if (!line) return [];
    const isAlongU = line.along === 'u';
    return {
      id: FIRST_ROAD_ID + frame.index * ROADS_PER_TILE + order,
      name: nameRoad(order, line.kind === 'street'),
      line,
      parcels: members,
      from: Math.min(...members.map(({ block }) => (isAlongU ? block.u0 : block.v0))),
      to: Math.max(...members.map(({ block }) => (isAlongU ? block.u1 : block.v1))),
    };
  });
}

/** The middle of each road parcel as a line with a vertex at least each 100 m. */
export function drawRoads(roads: readonly NamedRoad[], warp: Warp): RoadFeature[] {
  return roads.map(({ id, name, line, parcels }) => ({
    type: 'Feature',
    id,
    geometry: {
      type: 'MultiLineString',
      coordinates: parcels.map(({ block }) => {
        const [from, to] = line.along === 'u' ? [block.u0, block.u1] : [block.v0, block.v1];
        return positions(from, to).map((position): Coordinate => {
          const [u, v] = line.along === 'u' ? [position, line.axis] : [line.axis, position];
          return toCoordinate(warp(u, v));
        });
      }),
    },
    properties: { road_id: id, full_road_name: name, kind: KINDS[line.kind] },
  }));
}

function positions(from: number, to: number): number[] {
  const found = [from];
  for (let next = Math.floor(from / VERTEX_STEP + 1) * VERTEX_STEP; next < to; next += VERTEX_STEP)
    found.push(next);
  return [...found, to];
}
