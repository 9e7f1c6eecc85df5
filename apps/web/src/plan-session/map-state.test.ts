import { describe, expect, test } from 'vitest';
import {
  nextMapState,
  startingMapState,
  startingNewFeature,
  type MapEvent,
  type MapState,
} from './map-state.ts';

const after = (...events: MapEvent[]): MapState => events.reduce(nextMapState, startingMapState);

describe('the state of the map', () => {
  test('[MAP-1] shows the declared layers to start with, and toggles one', () => {
    expect(startingMapState.filters).toEqual(['boundary', 'paddock', 'lmu', 'csa']);
    expect(after({ type: 'layerToggled', id: 'paddock' }).filters).toEqual(['boundary', 'lmu', 'csa']);
    expect(after({ type: 'layerToggled', id: 'fenceline' }).filters).toContain('fenceline');
  });

  test('[MAP-2] keeps the imported layers over a change of plan and nothing else', () => {
    const before: MapState = {
      ...startingMapState,
      selectedImportedLayers: ['soil'],
      showAllLabels: false,
      activeFeature: 'a',
      filters: [],
    };
    expect(nextMapState(before, { type: 'planChanged', filters: null })).toEqual({
      ...startingMapState,
      selectedImportedLayers: ['soil'],
    });
    expect(nextMapState(before, { type: 'planChanged', filters: ['lmu'] }).filters).toEqual(['lmu']);
  });

  test('[MAP-3] shows all labels until they are turned off', () => {
    expect(startingMapState.showAllLabels).toBe(true);
    expect(after({ type: 'labelsToggled' }).showAllLabels).toBe(false);
  });

  test('[MAP-4] toggling a risk layer flips its flag and keeps its type', () => {
    expect(after({ type: 'riskLayerToggled', layer: 'fenceLines' }).riskLayers.fenceLines).toBe(true);
    expect(after({ type: 'riskLayerToggled', layer: 'lmu' }).riskLayers.lmu).toEqual({
      enabled: true,
      type: 'nLeaching',
    });
    expect(
      after(
        { type: 'riskLayerToggled', layer: 'transects' },
        { type: 'riskLayerToggled', layer: 'transects' },
      ).riskLayers.transects,
    ).toEqual({ enabled: false, type: 'pH' });
  });

  test('[MAP-4] choosing what a risk layer shows keeps whether it is on', () => {
    expect(
      after({ type: 'riskLayerTypeChosen', layer: 'transects', shown: 'olsenPhosphorus' }).riskLayers
        .transects,
    ).toEqual({ enabled: false, type: 'olsenPhosphorus' });
  });

  test('[MAP-5] keeps the camera of each address', () => {
    const camera = { center: [172, -43] as const, zoom: 14 };
    expect(after({ type: 'cameraMoved', url: '/a', camera }).urlToCameraPosition).toEqual({ '/a': camera });
  });

  test('[MAP-6] a new feature starts unnamed as an area of a land management unit, and clears the active one', () => {
    expect(startingNewFeature).toEqual({ name: '', type: 'lmu', mode: 'draw_polygon' });
    const state = after(
      { type: 'activeFeatureSet', id: 'a' },
      { type: 'newFeatureSet', feature: startingNewFeature },
    );
    expect(state).toMatchObject({ activeFeature: null, newFeature: startingNewFeature });
  });

  test('[MAP-6] an active feature is ignored while a new one exists', () => {
    const drawing = after({ type: 'newFeatureSet', feature: startingNewFeature });
    expect(nextMapState(drawing, { type: 'activeFeatureSet', id: 'a' }).activeFeature).toBeNull();
    const done = nextMapState(drawing, { type: 'newFeatureSet', feature: null });
    expect(nextMapState(done, { type: 'activeFeatureSet', id: 'a' }).activeFeature).toBe('a');
  });
});
