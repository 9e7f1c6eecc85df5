import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl';
import { fetchGround } from '../../api/fetch-ground.ts';

interface Style {
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  readonly layers: readonly LayerSpecification[];
}

/** Ours and theirs never meet. */
const PREFIX = 'basemap-';

/**
 * Text and pictures would need the base map's own glyphs and sprites, from wherever they are: names come from our own layers, and
 * what is drawn with patterns is left away.
 */
const isPlain = ({ type, ...layer }: LayerSpecification): boolean =>
  type !== 'symbol' && !JSON.stringify(layer).includes('-pattern"');

const readStyle = (value: unknown): Style | null =>
  typeof value === 'object' && value !== null && 'sources' in value && 'layers' in value
    ? (value as Style) // what is amiss within it the engine refuses layer by layer
    : null;

/** Lays a base map under a layer. Without it, or when it cannot be reached, there is paper. */
export async function addBasemap(
  map: MapLibreMap,
  { styleUrl, attribution }: { readonly styleUrl: string; readonly attribution: string },
  beneath: string,
): Promise<void> {
  const answer = await fetchGround(styleUrl).catch(() => null);
  const style = answer?.ok ? readStyle(await answer.json().catch(() => null)) : null;
  // The page may have gone on meanwhile.
  if (!style || !map.style) return;
  for (const [id, source] of Object.entries(style.sources))
    // What is said of it is added; the engine shows it of tiles and passes over it elsewhere.
    map.addSource(PREFIX + id, (attribution ? { ...source, attribution } : source) as SourceSpecification);
  for (const layer of style.layers.filter(isPlain)) {
    const named = 'source' in layer ? { ...layer, source: PREFIX + layer.source } : layer;
    map.addLayer({ ...named, id: PREFIX + layer.id }, beneath);
  }
}
