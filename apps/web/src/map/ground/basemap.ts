import { isJsonObject } from '@tussock/domain';
import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl';
import { fetchGround } from '../../api/fetch-ground.ts';

interface Style {
  readonly sources: Readonly<Record<string, unknown>>;
  readonly layers: readonly unknown[];
}

/** Whether it lies under the farm, or paper in its place. */
export type BasemapOutcome = 'laid' | 'away';

/** Ours and theirs never meet. */
const PREFIX = 'basemap-';

/** Milliseconds: who has not answered by then is away, and the farm has long been drawn. */
const LONGEST_WAIT_MS = 20_000;

/** What a base map is drawn with. Of heat and of buildings that stand up the engine of this build knows nothing. */
const PLAIN_TYPES = new Set(['background', 'circle', 'fill', 'hillshade', 'line', 'raster']);

/**
 * Text and pictures would need the base map's own glyphs and sprites, from wherever they are: names come from our own layers, and
 * what is drawn with patterns is left away.
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

/** What is amiss within a source or a layer the engine says when it is handed it: that one is left away, and the others stand. */
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

/** Lays a base map under a layer. Where it cannot be reached, or is none, there is paper. Undefined where the page has gone on meanwhile. */
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
