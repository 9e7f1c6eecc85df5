import { expect, test } from 'vitest';
import { BOUNDARY_LAYER, defaultLayerIds, layerFilters } from './layer-filters.ts';
import { layerPresets } from './layer-presets.ts';

test('[MAP-1] the first preset is what is shown at first', () => {
  expect(layerPresets[0]?.layers).toEqual(defaultLayerIds);
});

test.each(layerPresets)('$label shows the boundary and only layers that there are', ({ layers }) => {
  const known = layerFilters.map(({ id }) => id);
  expect(layers).toContain(BOUNDARY_LAYER.id);
  expect(layers.filter((id) => !known.includes(id))).toEqual([]);
  expect(new Set(layers).size).toBe(layers.length);
});

test('no two presets show the same', () => {
  const shown = layerPresets.map(({ layers }) => layers.toSorted().join());
  expect(new Set(shown).size).toBe(layerPresets.length);
});
