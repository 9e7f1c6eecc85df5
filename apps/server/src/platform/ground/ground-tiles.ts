import { soilLayers, type SoilLayerId } from '@tussock/domain';
import { fetchGroundTile, type GroundTile } from './fetch-ground-tile.ts';

/** A source of tiles, with the attribution that must be shown. */
export interface GroundSource {
  /** URL template with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly attribution: string;
  /** West, south, east, north, where it does not cover the whole country. */
  readonly bounds?: [number, number, number, number];
}

export interface GroundTiles extends Omit<GroundSource, 'url'> {
  /**
   * Gets a tile as its publisher sends it; null where there is none.
   *
   * @throws AppError groundAway
   */
  tile(z: number, x: number, y: number): Promise<GroundTile | null>;
}

/** Cache size in bytes: tiles of a few farms. */
const MOST_KEPT = 24 * 1024 * 1024;
/** Size in the cache of a missing tile. */
const WEIGHT_OF_NOTHING = 200;
const weightOf = (tile: GroundTile | null): number => tile?.bytes.byteLength ?? WEIGHT_OF_NOTHING;

/** Creates the cached access to the tiles of one source. Concurrent requests for a tile share one fetch. */
export function groundTiles(source: GroundSource, options: { timeoutMs?: number } = {}): GroundTiles {
  const kept = new Map<string, GroundTile | null>();
  const underWay = new Map<string, Promise<GroundTile | null>>();
  let weight = 0;

  const keep = (url: string, tile: GroundTile | null): void => {
    kept.set(url, tile);
    weight += weightOf(tile);
    for (const [oldest, old] of kept) {
      if (weight <= MOST_KEPT) return;
      kept.delete(oldest);
      weight -= weightOf(old);
    }
  };
  const fetchOnce = (url: string): Promise<GroundTile | null> => {
    const begun = underWay.get(url);
    if (begun) return begun;
    const begins = fetchGroundTile(new URL(url), options.timeoutMs)
      .then((tile) => {
        keep(url, tile);
        return tile;
      })
      .finally(() => underWay.delete(url));
    underWay.set(url, begins);
    return begins;
  };
  return {
    minZoom: source.minZoom,
    maxZoom: source.maxZoom,
    attribution: source.attribution,
    ...(source.bounds ? { bounds: source.bounds } : {}),
    tile: async (z, x, y) => {
      const url = source.url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
      const known = kept.get(url);
      return known === undefined ? fetchOnce(url) : known;
    },
  };
}

/** Gets the tiles of a soil layer; each layer has its own URL. */
export type SoilTiles = (layer: SoilLayerId) => GroundTiles;

/** Creates the soil layers of one source, whose URL contains `{layer}`. */
export function soilTiles(source: GroundSource, options: { timeoutMs?: number } = {}): SoilTiles {
  const byLayer = new Map(
    soilLayers.map(({ id }) => [
      id,
      groundTiles({ ...source, url: source.url.replace('{layer}', id) }, options),
    ]),
  );
  // All of them were made above.
  return (layer) => byLayer.get(layer) as GroundTiles;
}
