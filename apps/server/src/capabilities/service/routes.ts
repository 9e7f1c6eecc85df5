import { isSoilLayerId, titleAttribution } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileAnswer } from '../../handlers.ts';
import type { GroundTiles } from '../../platform/ground/ground-tiles.ts';
import type { Services } from '../../services.ts';

type ServiceCall =
  | 'service.settings'
  | 'tiles.titles'
  | 'tiles.rivers'
  | 'tiles.terrain'
  | 'tiles.imagery'
  | 'tiles.soil';

/** Spec §9: the only zoom at which river tiles are fetched, and their size in pixels. */
const RIVER_ZOOM = 12;
const RIVER_TILE_SIZE = 256;
/** Zooms of title tiles: below, a tile would have tens of thousands of titles, drawn smaller than a pixel. */
const TITLE_ZOOMS = { min: 11, max: 16 } as const;
const wholeNumber = (text: string): number => {
  if (!/^\d{1,8}$/.test(text)) throw new AppError('notFound');
  return Number(text);
};

/** Answers with a tile; Spec §7: 404 means that there is none. */
function tileAnswer(bytes: Uint8Array | null): FileAnswer {
  if (!bytes || bytes.length === 0) throw new AppError('notFound');
  return {
    bytes,
    contentType: 'application/x-protobuf',
    headers: { 'cache-control': 'private, max-age=604800' },
  };
}

/** Answers with a ground tile, cached for long since elevation and photographs rarely change. */
async function groundAnswer(
  tiles: GroundTiles | null,
  { z, x, y }: { readonly z: string; readonly x: string; readonly y: string },
): Promise<FileAnswer> {
  const zoom = wholeNumber(z);
  if (!tiles || zoom < tiles.minZoom || zoom > tiles.maxZoom) throw new AppError('notFound');
  const tile = await tiles.tile(zoom, wholeNumber(x), wholeNumber(y));
  if (!tile) throw new AppError('notFound');
  return {
    bytes: tile.bytes,
    contentType: tile.contentType,
    headers: { 'cache-control': 'private, max-age=604800' },
  };
}

const addressOf = (tiles: GroundTiles | null, url: string) =>
  tiles && {
    url,
    minZoom: tiles.minZoom,
    maxZoom: tiles.maxZoom,
    attribution: tiles.attribution,
    ...(tiles.bounds ? { bounds: tiles.bounds } : {}),
  };

export const serviceHandlers = ({
  configuration,
  landSurvey,
  terrain,
  imagery,
  soil,
}: Services): Handlers<ServiceCall> => ({
  'service.settings': async () => ({
    basemap: {
      styleUrl: configuration.basemapStyleUrl ?? null,
      attribution: configuration.basemapAttribution,
    },
    titleTiles: {
      url: `${configuration.publicUrl}/api/tiles/titles/{z}/{x}/{y}.pbf`,
      sourceLayer: configuration.titleTileLayer,
      minZoom: TITLE_ZOOMS.min,
      maxZoom: TITLE_ZOOMS.max,
      attribution: titleAttribution[configuration.isDemonstration ? 'demonstration' : 'survey'],
    },
    riverTiles: {
      url: `${configuration.publicUrl}/api/tiles/rivers/${RIVER_ZOOM}/{x}/{y}.pbf`,
      sourceLayer: 'rivers',
      zoom: RIVER_ZOOM,
      tileSize: RIVER_TILE_SIZE,
    },
    terrain: addressOf(terrain, `${configuration.publicUrl}/api/tiles/terrain/{z}/{x}/{y}.png`),
    imagery: addressOf(imagery, `${configuration.publicUrl}/api/tiles/imagery/{z}/{x}/{y}.webp`),
    soil: addressOf(
      soil?.('soilDepth') ?? null,
      `${configuration.publicUrl}/api/tiles/soil/{layer}/{z}/{x}/{y}.png`,
    ),
    isDemonstration: configuration.isDemonstration,
    hasTour: configuration.hasTour,
  }),
  'tiles.titles': async ({ params }) => {
    const [z, x, y] = [params.z, params.x, params.y].map(wholeNumber) as [number, number, number]; // three in, three out
    if (z < TITLE_ZOOMS.min || z > TITLE_ZOOMS.max) throw new AppError('notFound');
    return tileAnswer(await landSurvey.titleTile(z, x, y));
  },
  'tiles.terrain': ({ params }) => groundAnswer(terrain, params),
  'tiles.imagery': ({ params }) => groundAnswer(imagery, params),
  'tiles.soil': ({ params }) =>
    groundAnswer(soil && isSoilLayerId(params.layer) ? soil(params.layer) : null, params),
  'tiles.rivers': async ({ params }) => {
    if (wholeNumber(params.z) !== RIVER_ZOOM) throw new AppError('notFound');
    return tileAnswer(await landSurvey.riverTile(wholeNumber(params.x), wholeNumber(params.y)));
  },
});
