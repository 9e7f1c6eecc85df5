import { isOneOf } from '@tussock/domain';
import type { ContourFeature, RiverFeature } from '../../cadastre/features.ts';
import type { Valley } from '../../cadastre/valley.ts';
import { toNztm } from '../../cadastre/transverse-mercator.ts';
import type { SoilLayerId } from '@tussock/domain';
import { soilColourAt } from '../../cadastre/ground/soil-of-valley.ts';
import { encodeCells, encodeTerrain } from '../../tiles/encode-terrain.ts';
import { encodeTile } from '../../tiles/encode-tile.ts';
import type { TileAddress, TileFeature } from '../../tiles/tile-feature.ts';
import { tileBounds } from '../../tiles/tile-space.ts';
import { nameStreams } from './name-streams.ts';
import { createLayer, type SurveyLayer } from '../layers/survey-layer.ts';
import { LAYER_IDS } from '../layers/valley-layers.ts';

/** Source layers within the tiles of the data service, by layer number. The real names are not published: configuration. */
export const SURVEY_TILE_SOURCE_LAYERS = {
  [LAYER_IDS.titles]: 'layer-50804',
  [LAYER_IDS.rivers]: 'layer-51845',
  [LAYER_IDS.contours]: 'layer-50768',
} as const;

/** Source layers within the base map's tiles, named as Shortbread names them. */
export const BASEMAP_SOURCE_LAYERS = {
  contours: 'contours',
  rivers: 'water_lines',
  roads: 'streets',
} as const;

/** Our own river tiles: this zoom only, one source layer with `nzsegment` and `order`. */
export const RIVER_TILES = { zoom: 12, sourceLayer: 'rivers', placeLayer: 'places' } as const;

/** Zooms at which heights are given; cells of the last are 7 m wide at the valley. */
export const TERRAIN_ZOOMS = { min: 11, max: 14 } as const;

/** Properties worth their bytes on a map; the rest is a query away. */
const TITLE_TILE_FIELDS = ['id', 'title_no', 'status', 'type', 'land_district'] as const;
const LARGEST_CACHE = 1000;
/** Where nothing is known of the soil a map is as light as paper. */
const PAPER = 0xf6f2e7;

/** The tiles of one valley. Each method gives null where there is nothing. */
export interface ValleyTiles {
  /** A tile of layer 50804, 51845 or 50768; undefined for a layer without tiles. */
  survey(layerId: number, tile: TileAddress): Uint8Array | null | undefined;
  basemap(tile: TileAddress): Uint8Array | null;
  rivers(tile: TileAddress): Uint8Array | null;
  /** Heights as Terrain-RGB. */
  terrain(tile: TileAddress): Promise<Uint8Array | null>;
  /** The classes of a soil layer in its colours. */
  soil(layer: SoilLayerId, tile: TileAddress): Promise<Uint8Array | null>;
}

/** Orders shown from a zoom on, so that a small scale stays legible. */
function smallestOrder(z: number): number {
  if (z >= 12) return 1;
  return z >= 10 ? 3 : 5;
}

function basemapContour({ id, geometry, properties }: ContourFeature): TileFeature {
  const { elevation, definition } = properties;
  return { id, geometry, properties: { elevation, ...(definition ? { type: definition } : {}) } };
}

const basemapRiver = ({ id, geometry, properties }: RiverFeature): TileFeature => ({
  id,
  geometry,
  properties: { kind: properties.StreamOrde >= 4 ? 'river' : 'stream' },
});

const riverOfTile = (
  { id, geometry, properties: { nzsegment, StreamOrde: order } }: RiverFeature,
  name: string | undefined,
): TileFeature => ({
  id,
  geometry,
  properties: { nzsegment, order, ...(name === undefined ? {} : { name }) },
});

/** The localities of a valley, each in the middle of its addresses. */
function placesOf(addresses: Valley['addresses']): readonly TileFeature[] {
  const byName = new Map<string, (readonly [number, number])[]>();
  for (const { geometry, properties } of addresses) {
    const [longitude, latitude] = geometry.coordinates;
    const known = byName.get(properties.suburb_locality) ?? [];
    known.push([longitude, latitude]);
    byName.set(properties.suburb_locality, known);
  }
  const middle = (values: readonly number[]): number =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return [...byName].map(([name, points], index) => ({
    id: index + 1,
    geometry: {
      type: 'Point',
      coordinates: [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))],
    },
    properties: { name },
  }));
}

/** Whether a point lies in a tile. */
const isIn = ({ geometry }: TileFeature, tile: TileAddress): boolean => {
  const [west, south, east, north] = tileBounds(tile);
  const [longitude, latitude] = geometry.coordinates as [number, number]; // of a point
  return longitude >= west && longitude < east && latitude >= south && latitude < north;
};

/** Vector tiles by name and address: each is encoded when it is first asked for. */
function keptTiles() {
  const cache = new Map<string, Uint8Array | null>();
  return (name: string, tile: TileAddress, draw: () => Record<string, TileFeature[]>) => {
    const key = `${name}/${tile.z}/${tile.x}/${tile.y}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const encoded = encodeTile(draw(), tile.z, tile.x, tile.y);
    if (cache.size >= LARGEST_CACHE) cache.clear();
    cache.set(key, encoded);
    return encoded;
  };
}

/** Rasters by name and address, one after another: many at once would each be ready as late as the last. */
function tilesInTurn() {
  const kept = new Map<string, Promise<Uint8Array | null>>();
  let last: Promise<unknown> = Promise.resolve();
  return (name: string, { z, x, y }: TileAddress, draw: () => Promise<Uint8Array | null>) => {
    const key = `${name}/${z}/${x}/${y}`;
    const known = kept.get(key);
    if (known) return known;
    const encoded = last.then(draw);
    last = encoded.catch(() => null);
    kept.set(key, encoded);
    return encoded;
  };
}

/** A title with what is worth its bytes on a map. */
const titleOfTile = ({ id, geometry, properties }: TileFeature): TileFeature => ({
  id,
  geometry,
  properties: Object.fromEntries(
    Object.entries(properties).filter(([name]) => isOneOf(TITLE_TILE_FIELDS, name)),
  ),
});

/** Prepares the tiles of a valley; each is encoded when it is first asked for. */
export function createValleyTiles(valley: Valley, layers: ReadonlyMap<number, SurveyLayer>): ValleyTiles {
  const roads = createLayer(0, 'Roads', valley.roads);
  const rivers = new Map(valley.rivers.map((river) => [river.id, river]));
  const contours = new Map(valley.contours.map((contour) => [contour.id, contour]));
  const places = placesOf(valley.addresses);
  const names = nameStreams(valley.rivers);

  const within = (layer: SurveyLayer | undefined, { z, x, y }: TileAddress) => {
    const [minX, minY, maxX, maxY] = tileBounds({ z, x, y });
    return layer?.search({ minX, minY, maxX, maxY }) ?? [];
  };
  const riversIn = (tile: TileAddress) =>
    within(layers.get(LAYER_IDS.rivers), tile).flatMap(({ id }) => rivers.get(Number(id)) ?? []);
  const contoursIn = (tile: TileAddress) =>
    within(layers.get(LAYER_IDS.contours), tile).flatMap(({ id }) => contours.get(Number(id)) ?? []);
  const encode = keptTiles();
  const surveyFeatures = (layerId: number, tile: TileAddress): TileFeature[] => {
    const features = within(layers.get(layerId), tile);
    if (layerId !== LAYER_IDS.titles) return features;
    return features.map(titleOfTile);
  };
  const inTurn = tilesInTurn();
  return {
    survey(layerId, tile) {
      const sourceLayer = Object.entries(SURVEY_TILE_SOURCE_LAYERS).find(
        ([id]) => Number(id) === layerId,
      )?.[1];
      if (!sourceLayer) return undefined;
      return encode(String(layerId), tile, () => ({ [sourceLayer]: surveyFeatures(layerId, tile) }));
    },
    basemap: (tile) =>
      encode('basemap', tile, () => ({
        [BASEMAP_SOURCE_LAYERS.contours]: contoursIn(tile)
          .filter(({ properties }) => tile.z >= 13 || (tile.z >= 10 && properties.definition === 'index'))
          .map(basemapContour),
        [BASEMAP_SOURCE_LAYERS.rivers]: riversIn(tile)
          .filter(({ properties }) => properties.StreamOrde >= smallestOrder(tile.z))
          .map(basemapRiver),
        [BASEMAP_SOURCE_LAYERS.roads]: within(roads, tile).map(({ id, geometry, properties }) => ({
          id,
          geometry,
          properties,
        })),
      })),
    rivers: (tile) =>
      encode('rivers', tile, () => ({
        [RIVER_TILES.sourceLayer]: riversIn(tile).map((river) =>
          riverOfTile(river, names.get(river.properties.nzsegment)),
        ),
        [RIVER_TILES.placeLayer]: places.filter((place) => isIn(place, tile)),
      })),
    terrain: (tile) => inTurn('heights', tile, () => encodeTerrain(tile, toNztm, valley.heightAt)),
    soil: (layer, tile) =>
      inTurn(layer, tile, () =>
        encodeCells(tile, toNztm, { cellAt: soilColourAt(valley.heightAt, layer), nothing: PAPER }),
      ),
  };
}
