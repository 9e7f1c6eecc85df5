import { VectorTile } from '@mapbox/vector-tile';
import {
  bounds,
  boundsOfTile,
  clipLine,
  tileOf,
  unionBounds,
  type Bounds,
  type PolygonGeometry,
  type PolygonalGeometry,
  type Position,
} from '@tussock/geometry';
import { groundAround, type PrintGround } from '@tussock/reports';
import { PbfReader } from 'pbf';
import type { Services } from '../../services.ts';
import { gatherHeights } from './gather-heights.ts';
import { findCachedGround, cacheGround } from './ground-cache.ts';

/** Spec §9: the only zoom at which river tiles are fetched. */
const RIVER_ZOOM = 12;
/** Most river tiles of a report: a larger station's streams are left out instead of waiting for hundreds of tiles. */
const MOST_RIVER_TILES = 16;
const boxOf = ([west, south, east, north]: Bounds): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** Decodes the lines of a river tile in degrees, cut to the tile, since its overlap with neighbours is in those too. */
function linesOf(bytes: Uint8Array, x: number, y: number): PrintGround['streams'] {
  const tile = boundsOfTile(RIVER_ZOOM, x, y);
  const within = (order: number, line: readonly Position[]) =>
    clipLine(
      line.map(([longitude, latitude]) => [longitude, latitude]),
      tile,
    ).map((piece) => ({ order, line: piece }));
  const layer = Object.values(new VectorTile(new PbfReader(bytes)).layers)[0];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).flatMap(
    (feature) => {
      const shape = feature?.toGeoJSON(x, y, RIVER_ZOOM);
      const order = Number(
        feature?.properties['StreamOrde'] ??
          feature?.properties['StreamOrder'] ??
          feature?.properties['order'] ??
          1,
      );
      if (shape?.geometry.type === 'LineString')
        return within(order, shape.geometry.coordinates as unknown as Position[]); // pairs of degrees
      if (shape?.geometry.type === 'MultiLineString')
        return shape.geometry.coordinates.flatMap((line) => within(order, line as unknown as Position[])); // pairs of degrees
      return [];
    },
  );
}

/** Reads the streams; null where they cannot be reached, or have too many tiles. */
export async function readStreams(
  { landSurvey }: Services,
  box: Bounds,
): Promise<PrintGround['streams'] | null> {
  const [west, south, east, north] = box;
  const [first, last] = [tileOf([west, north], RIVER_ZOOM), tileOf([east, south], RIVER_ZOOM)];
  const places: { x: number; y: number }[] = [];
  for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) places.push({ x, y });
  if (places.length > MOST_RIVER_TILES) return null;
  const tiles = await Promise.all(
    places.map(async ({ x, y }) => {
      const bytes = await landSurvey.riverTile(x, y);
      return bytes ? linesOf(bytes, x, y) : [];
    }),
  );
  return tiles.flat();
}

/**
 * Reads rivers and streams around a farm; null where they cannot be reached, empty where the farm has no boundary. For a past day, those that reports
 * of that day drew, where there are any.
 */
export async function readStreamsAround(
  services: Services,
  wanted: GroundWanted,
): Promise<PrintGround['streams'] | null> {
  const found = await groundKeptFor(services, wanted);
  if (!found) return [];
  return found.kept?.streams ?? readStreams(services, found.box).catch(() => null);
}

/** The plan, boundary and time whose ground is wanted. */
export interface GroundWanted {
  readonly planId: string;
  readonly boundary: readonly PolygonalGeometry[];
  /** The time that is shown. */
  readonly at: Date;
  /** Whether that is in the past, so that the ground of then is wanted and not that of today. */
  readonly isPast: boolean;
}

/** The box of a farm's ground, and what a report of that day drew of it; null where the farm has no boundary. */
async function groundKeptFor(services: Services, { planId, boundary, at, isPast }: GroundWanted) {
  const farm = unionBounds(boundary.map(bounds));
  if (!farm) return null;
  const box = groundAround(farm);
  const place = { planId, box: box.join(' ') };
  return { box, place, kept: isPast ? await findCachedGround(services, place, at) : undefined };
}

/** What lies in a box today. What cannot be reached is left away: a report is not kept waiting for its paper. */
async function readGroundOfToday(services: Services, box: Bounds) {
  const { terrain } = services;
  let isWhole = true;
  const heightsAway = () => {
    isWhole = false;
    return null;
  };
  const [heights, streams] = await Promise.all([
    terrain ? gatherHeights(terrain, boxOf(box), 0).catch(heightsAway) : null,
    readStreams(services, box).catch(() => null),
  ]);
  const ground: PrintGround = {
    heights,
    streams: streams ?? [],
    attribution: heights && terrain ? terrain.attribution : null,
    ...(streams === null ? { lacksStreams: true } : {}),
  };
  return { ground, isWhole: isWhole && streams !== null };
}

/** What lies under a farm, as a screen shows it: nothing of it is kept. Null where the farm has no boundary. */
export async function readGroundAround(
  services: Services,
  wanted: GroundWanted,
): Promise<PrintGround | null> {
  const found = await groundKeptFor(services, wanted);
  return found && (found.kept ?? (await readGroundOfToday(services, found.box)).ground);
}

/**
 * What lies under a farm, for print. It is no part of the plan's record, so what a report drew is kept: one as at a past day stands on the
 * ground of that day. What was not whole is not kept, for that a survey was away says nothing of the land.
 */
export async function readPrintGround(services: Services, wanted: GroundWanted): Promise<PrintGround | null> {
  const found = await groundKeptFor(services, wanted);
  if (!found || found.kept) return found?.kept ?? null;
  const { ground, isWhole } = await readGroundOfToday(services, found.box);
  if (isWhole) await cacheGround(services, found.place, ground, services.clock.now());
  return ground;
}
