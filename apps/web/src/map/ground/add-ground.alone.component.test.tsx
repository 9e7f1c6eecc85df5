import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { TileSettings } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';
import { addGround } from './add-ground.ts';

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }));

const of = (layer: string) => ({
  url: `/api/tiles/${layer}/{z}/{x}/{y}.png`,
  minZoom: 0,
  maxZoom: 14,
  attribution: 'The valley',
});
const tiles = {
  terrain: of('terrain'),
  imagery: of('imagery'),
  soil: of('soil/{layer}'),
} as unknown as TileSettings;
/** Every colour is the same here. */
const palette = new Proxy({}, { get: () => '#000000' }) as Palette;

/** Keeps which layers are seen, as the engine does: each from the moment it is added. */
function layersOfGround() {
  const seen = new Map<string, boolean>();
  const map = {
    addSource: () => undefined,
    addLayer: ({ id }: { id: string }) => seen.set(id, true),
    setLayoutProperty: (id: string, _: string, value: string) => seen.set(id, value === 'visible'),
  } as unknown as MapLibreMap;
  const ground = addGround(map, tiles, palette);
  return {
    ground,
    shown: () => [...seen].filter(([, isSeen]) => isSeen).map(([id]) => id.replace(/-.*/, '')),
  };
}

test('of the ground only the country is seen, and no tile asked for, until it is known what was chosen', () => {
  expect(new Set(layersOfGround().shown())).toEqual(new Set(['country']));
});

test('what is chosen is seen, and nothing else of what may be', () => {
  const { ground, shown } = layersOfGround();
  ground.show(['relief', 'soilDepth']);
  expect(new Set(shown())).toEqual(new Set(['country', 'soilDepth', 'relief']));
});
