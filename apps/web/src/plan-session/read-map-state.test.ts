import { expect, test } from 'vitest';
import { startingMapState } from './map-state.ts';
import { readMapState } from './read-map-state.ts';

test.each([[null], [7], ['map'], [[]], [{}], [{ filters: 'all', urlToCameraPosition: [] }]])(
  '[MAP-8] a kept state of another shape is as if it were not there: %j',
  (kept) => {
    expect(readMapState(kept)).toEqual(startingMapState);
  },
);

test('[MAP-8] what fits of it is taken, beside what does not', () => {
  const read = readMapState({
    filters: ['paddock'],
    showAllLabels: 'yes',
    riskLayers: { fenceLines: true },
    urlToCameraPosition: { '/a': { center: [172], zoom: 3 } },
    newFeature: { name: '', type: 'castle', mode: 'draw_polygon' },
  });
  expect(read).toEqual({ ...startingMapState, filters: ['paddock'] });
});

test('[MAP-8] a whole state is taken whole', () => {
  const whole = {
    ...startingMapState,
    filters: [],
    riskLayers: {
      fenceLines: true,
      lmu: { enabled: true, type: 'nLeaching' },
      transects: { enabled: true, type: 'pH' },
    },
    urlToCameraPosition: { '/a': { center: [172, -43] as const, zoom: 14 } },
  };
  expect(readMapState(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
});
