import { layerPresets } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';

/** A page that was just loaded, with one plan open. */
async function loadPage(planId: string) {
  vi.resetModules();
  const { openPlanStore } = await import('./open-plan.ts');
  openPlanStore.setState({ planId });
  return import('./map-store.ts');
}

beforeEach(() => localStorage.clear());

test('[MAP-2] imported layers that are switched on are on after a reload, for their plan alone', async () => {
  const { tellMap } = await loadPage('upper');
  tellMap({ type: 'importedLayerShown', id: 'council-soils' });
  const again = await loadPage('upper');
  expect(again.mapStore.getState().selectedImportedLayers).toContain('council-soils');
  const other = await loadPage('lower');
  expect(other.mapStore.getState().selectedImportedLayers).not.toContain('council-soils');
});

test.each(layerPresets)('the preset $label is shown after a reload, with its colours', async (preset) => {
  const { tellMap } = await loadPage('upper');
  tellMap({ type: 'presetChosen', preset });
  const { mapStore } = await loadPage('upper');
  expect(mapStore.getState()).toMatchObject({
    filters: preset.layers,
    riskLayers: { lmu: { enabled: preset.colours.landUnits } },
  });
});

test('what was kept in another shape is as at the start', async () => {
  localStorage.setItem('shownLayers', JSON.stringify({ upper: { riskLayers: 3, groundLayers: ['moon'] } }));
  const { mapStore } = await loadPage('upper');
  expect(mapStore.getState().groundLayers).toContain('relief');
});

test('a state that a browser has laid down is that of the first plan, also of one that is opened after this code was loaded', async () => {
  localStorage.setItem('filters', JSON.stringify({ upper: ['paddock'], lower: ['fenceline'] }));
  localStorage.setItem('state', JSON.stringify({ map: { filters: ['boundary'] } }));
  vi.resetModules();
  const { routeNamedPlan } = await import('./open-plan.ts');
  const { mapStore } = await import('./map-store.ts');
  routeNamedPlan('upper');
  expect(mapStore.getState().filters).toEqual(['boundary']);
  routeNamedPlan('lower');
  expect(mapStore.getState().filters).toEqual(['fenceline']);
});
