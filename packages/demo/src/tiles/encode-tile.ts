import { PbfWriter } from 'pbf';
import { drawGeometry, type TileDrawing } from './draw-geometry.ts';
import type { TileFeature } from './tile-feature.ts';
import { createTileProjection, TILE_EXTENT } from './tile-space.ts';

const VERSION = 2;
/** Field numbers of the vector tile schema. */
const TILE = { layer: 3 } as const;
const LAYER = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 } as const;
const FEATURE = { id: 1, tags: 2, type: 3, geometry: 4 } as const;
const VALUE = { text: 1, double: 3, whole: 5, signed: 6, boolean: 7 } as const;

type Scalar = string | number | boolean;

interface DrawnLayer {
  name: string;
  features: { id: number | undefined; tags: number[]; drawing: TileDrawing }[];
  keys: string[];
  values: Scalar[];
}

/** Numbers distinct items in the order of their first use. */
function createLexicon<T extends Scalar>() {
  const items: T[] = [];
  const numbers = new Map<T, number>();
  const number = (item: T) => {
    const known = numbers.get(item);
    if (known !== undefined) return known;
    numbers.set(item, items.length);
    return items.push(item) - 1;
  };
  return { items, number };
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

function drawLayer(
  name: string,
  features: Iterable<TileFeature>,
  project: ReturnType<typeof createTileProjection>,
): DrawnLayer {
  const keys = createLexicon<string>();
  const values = createLexicon<Scalar>();
  const drawn: DrawnLayer['features'] = [];
  for (const { id, geometry, properties } of features) {
    const drawing = drawGeometry(geometry, project);
    if (!drawing) continue;
    const tags = Object.entries(properties).flatMap(([key, value]: [string, unknown]) =>
      isScalar(value) ? [keys.number(key), values.number(value)] : [],
    );
    const isWireId = typeof id === 'number' && Number.isSafeInteger(id) && id >= 0;
    drawn.push({ id: isWireId ? id : undefined, tags, drawing });
  }
  return { name, features: drawn, keys: keys.items, values: values.items };
}

function writeValue(value: Scalar, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(VALUE.text, value);
  else if (typeof value === 'boolean') pbf.writeBooleanField(VALUE.boolean, value);
  else if (!Number.isSafeInteger(value)) pbf.writeDoubleField(VALUE.double, value);
  else if (value >= 0) pbf.writeVarintField(VALUE.whole, value);
  else pbf.writeSVarintField(VALUE.signed, value);
}

function writeFeature({ id, tags, drawing }: DrawnLayer['features'][number], pbf: PbfWriter): void {
  if (id !== undefined) pbf.writeVarintField(FEATURE.id, id);
  pbf.writePackedVarint(FEATURE.tags, tags);
  pbf.writeVarintField(FEATURE.type, drawing.type);
  pbf.writePackedVarint(FEATURE.geometry, drawing.commands);
}

function writeLayer(layer: DrawnLayer, pbf: PbfWriter): void {
  pbf.writeVarintField(LAYER.version, VERSION);
  pbf.writeStringField(LAYER.name, layer.name);
  for (const feature of layer.features) pbf.writeMessage(LAYER.feature, writeFeature, feature);
  for (const key of layer.keys) pbf.writeStringField(LAYER.key, key);
  for (const value of layer.values) pbf.writeMessage(LAYER.value, writeValue, value);
  pbf.writeVarintField(LAYER.extent, TILE_EXTENT);
}

/**
 * A Mapbox Vector Tile, version 2, extent 4096: geometries projected, clipped to the tile and a buffer of 64 units, snapped to
 * whole units, freed of repeated points and wound as the format asks. Layers that show nothing here are left out.
 *
 * @returns null when no layer shows anything, which servers answer with 204 or 404.
 */
export function encodeTile(
  layers: Readonly<Record<string, Iterable<TileFeature>>>,
  z: number,
  x: number,
  y: number,
): Uint8Array | null {
  const project = createTileProjection({ z, x, y });
  const drawn = Object.entries(layers)
    .map(([name, features]) => drawLayer(name, features, project))
    .filter(({ features }) => features.length);
  if (!drawn.length) return null;
  const pbf = new PbfWriter();
  for (const layer of drawn) pbf.writeMessage(TILE.layer, writeLayer, layer);
  return pbf.finish();
}
