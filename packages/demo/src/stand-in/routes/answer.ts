import { isSoilLayerId } from '@tussock/domain';
import type { TileAddress } from '../../tiles/tile-feature.ts';
import type { SurveyLayer } from '../layers/survey-layer.ts';
import { jsonReply, textReply, tileReply, type Reply, type StandInRequest } from '../reply.ts';
import { BASEMAP_MAXIMUM_ZOOM, buildBasemapStyle } from './basemap-style.ts';
import { refuseBasemapKey, refuseKey } from './check-key.ts';
import { RIVER_TILES, TERRAIN_ZOOMS, type ValleyTiles } from './tiles.ts';
import { answerVectorQuery } from './vector-query.ts';
import { answerWfs } from './wfs.ts';

/** What the routes answer from. */
export interface StandInWorld {
  key: string;
  layers: ReadonlyMap<number, SurveyLayer>;
  tiles: ValleyTiles;
  /** A tile of the aerial photograph. */
  photo: (tile: TileAddress) => Promise<Uint8Array | null>;
  exceptionStatus: 200 | 400;
}

type Route = (
  world: StandInWorld,
  request: StandInRequest,
  parts: Readonly<Record<string, string>>,
) => Reply | Promise<Reply>;

const readTile = ({ z, x, y }: Readonly<Record<string, string>>): TileAddress => ({
  z: Number(z),
  x: Number(x),
  y: Number(y),
});

const ROUTES: readonly { path: RegExp; answer: Route }[] = [
  {
    path: /^\/services\/query\/v1\/vector\.json$/,
    answer: ({ key, layers }, request) => refuseKey(request, key) ?? answerVectorQuery(layers, request),
  },
  {
    path: /^\/services(?:;key=(?<key>[^/]*))?\/wfs$/,
    answer: ({ key, layers, exceptionStatus }, request, parts) =>
      refuseKey(request, key, parts['key']) ?? answerWfs(layers, request, exceptionStatus),
  },
  {
    path: /^\/services(?:;key=(?<key>[^/]*))?\/tiles\/v4\/layer=(?<layer>\d+)\/EPSG:3857\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.pbf$/,
    answer: ({ key, tiles }, request, parts) =>
      refuseKey(request, key, parts['key']) ??
      tileReply(tiles.survey(Number(parts['layer']), readTile(parts)) ?? null, 404),
  },
  {
    path: /^\/v1\/styles\/topographic-v2\.json$/,
    answer: ({ key }, request) =>
      refuseBasemapKey(request, key) ??
      jsonReply(
        buildBasemapStyle(
          `${request.origin}/v1/tiles/topographic-v2/WebMercatorQuad/{z}/{x}/{y}.pbf?api=${encodeURIComponent(key)}`,
        ),
      ),
  },
  {
    path: /^\/v1\/tiles\/topographic-v2\/(?:WebMercatorQuad|3857)\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.pbf$/,
    answer: ({ key, tiles }, request, parts) => {
      const refusal = refuseBasemapKey(request, key);
      if (refusal) return refusal;
      const tile = readTile(parts);
      return tile.z > BASEMAP_MAXIMUM_ZOOM
        ? textReply(404, 'Tile not found')
        : tileReply(tiles.basemap(tile), 204);
    },
  },
  {
    path: /^\/rivers\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.pbf$/,
    answer: ({ tiles }, _request, parts) => {
      const tile = readTile(parts);
      return tileReply(tile.z === RIVER_TILES.zoom ? tiles.rivers(tile) : null, 404);
    },
  },
  {
    path: /^\/v1\/tiles\/elevation\/WebMercatorQuad\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.png$/,
    answer: async ({ key, tiles }, request, parts) => {
      const tile = readTile(parts);
      const hasZoom = tile.z >= TERRAIN_ZOOMS.min && tile.z <= TERRAIN_ZOOMS.max;
      const refusal = refuseBasemapKey(request, key);
      return refusal ?? tileReply(hasZoom ? await tiles.terrain(tile) : null, 404, 'image/png');
    },
  },
  {
    path: /^\/v1\/tiles\/aerial\/WebMercatorQuad\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.webp$/,
    answer: async ({ key, photo }, request, parts) =>
      refuseBasemapKey(request, key) ?? tileReply(await photo(readTile(parts)), 404, 'image/webp'),
  },
  {
    path: /^\/v1\/tiles\/soil\/(?<layer>\w+)\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.png$/,
    answer: async ({ key, tiles }, request, parts) => {
      const { layer = '' } = parts;
      const tile = readTile(parts);
      const isThere = isSoilLayerId(layer) && tile.z >= TERRAIN_ZOOMS.min && tile.z <= TERRAIN_ZOOMS.max;
      const refusal = refuseBasemapKey(request, key);
      return refusal ?? tileReply(isThere ? await tiles.soil(layer, tile) : null, 404, 'image/png');
    },
  },
];

/** The reply to one request; 404 for a path that none of the services has. */
export function answer(world: StandInWorld, request: StandInRequest): Reply | Promise<Reply> {
  for (const { path, answer: answerRoute } of ROUTES) {
    const found = path.exec(request.path);
    if (found) return answerRoute(world, request, found.groups ?? {});
  }
  return textReply(404, 'Not found');
}
