import { isJsonObject } from '@tussock/domain';
import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl';
import { fetchGround } from '../../api/fetch-ground.ts';

interface Style {
  readonly sources: Readonly<Record<string, unknown>>;
  readonly layers: readonly unknown[];
}

/** Whether the base map was added, or could not be loaded. */
export type BasemapOutcome = 'laid' | 'away';

/** Prefix of the base map's ids, so that they never collide with ours. */
const PREFIX = 'basemap-';

/** Time-out in milliseconds for the base map; the farm has long been drawn by then. */
const LONGEST_WAIT_MS = 20_000;

/** Layer types of base maps that this build of the engine can draw; it has no heatmaps and no 3D buildings. */
const PLAIN_TYPES = new Set(['background', 'circle', 'fill', 'hillshade', 'line', 'raster']);

/**
 * Whether a layer needs neither glyphs nor sprites of the base map, which may be hosted anywhere: names come from our own layers, and layers with
 * patterns are left out.
 */
const isPlain = (layer: unknown): layer is LayerSpecification =>
  isJsonObject(layer) &&
  typeof layer['id'] === 'string' &&
  typeof layer['type'] === 'string' &&
  PLAIN_TYPES.has(layer['type']) &&
  !JSON.stringify(layer).includes('-pattern"');

const readStyle = (value: unknown): Style | null =>
  isJsonObject(value) && isJsonObject(value['sources']) && Array.isArray(value['layers'])
    ? { sources: value['sources'], layers: value['layers'] }
    : null;

/** Adds a source or a layer; the engine throws for an invalid one, which is then left out while the others stay. */
function tryTo(add: () => void): void {
  try {
    add();
  } catch {
    // A source without a type is no source; what is drawn from it is refused in turn.
  }
}

async function fetchStyle(styleUrl: string): Promise<Style | null> {
  try {
    const answer = await fetchGround(styleUrl, AbortSignal.timeout(LONGEST_WAIT_MS));
    return answer.ok ? readStyle(await answer.json()) : null;
  } catch {
    return null;
  }
}

/**
 * Adds a base map below a layer. `away` where it cannot be loaded or is invalid, which leaves paper. Undefined where the page has moved on meanwhile.
 */
export async function addBasemap(
  map: MapLibreMap,
  { styleUrl, attribution }: { readonly styleUrl: string; readonly attribution: string },
  beneath: string,
): Promise<BasemapOutcome | undefined> {
  const style = await fetchStyle(styleUrl);
  if (!map.style) return undefined;
  if (!style) return 'away';
  for (const [id, source] of Object.entries(style.sources).filter(([, one]) => isJsonObject(one)))
    // What is said of it is added; the engine shows it of tiles and passes over it elsewhere. What else is in it the engine reads.
    tryTo(() =>
      map.addSource(PREFIX + id, {
        ...(source as SourceSpecification),
        ...(attribution ? { attribution } : {}),
      }),
    );
  const layers = style.layers.filter(isPlain);
  for (const layer of layers)
    tryTo(() =>
      map.addLayer(
        {
          ...layer,
          id: PREFIX + layer.id,
          ...('source' in layer ? { source: PREFIX + layer.source } : {}),
        },
        beneath,
      ),
    );
  return layers.some(({ id }) => map.getLayer(PREFIX + id)) ? 'laid' : 'away';
}
