import { kinds, layerPresets, riskTypes, waterLayers, type LayerPreset } from '@tussock/domain';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startingMapState } from '../../plan-session/map-state.ts';
import { mapStore, tellMap } from '../../plan-session/map-store.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { LegendList } from './legend-list.tsx';
import { MapLegend } from './map-legend.tsx';
import { PresetBar } from './preset-bar.tsx';
import { GroundLayerList } from './ground-layer-list.tsx';
import { RiskLayerControls } from './risk-layer-controls.tsx';
import { SoilLegend } from './soil-legend.tsx';
import { WaterLayerList } from './water-layer-list.tsx';

const risks = () => mapStore.getState().riskLayers;

beforeEach(() => mapStore.setState(startingMapState, true));

test('[MAP-4] the risk of fence lines is off until it is switched on, and off again when switched once more', async () => {
  render(<RiskLayerControls />);
  const fences = screen.getByRole('switch', { name: 'Fence lines by risk' });
  expect(risks().fenceLines).toBe(false);
  await userEvent.click(fences);
  expect(risks().fenceLines).toBe(true);
  await userEvent.click(fences);
  expect(risks().fenceLines).toBe(false);
});

test('[MAP-4] land units by risk show nitrogen leaching first', async () => {
  render(<RiskLayerControls />);
  const nitrogen = riskTypes.find(({ key }) => key === 'nLeaching');
  expect(screen.queryByRole('button', { name: /Risk shown/ })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Land units by risk' }));
  expect(risks().lmu).toEqual({ enabled: true, type: 'nLeaching' });
  expect(screen.getByRole('button', { name: /Risk shown/ }).textContent).toContain(nitrogen?.label);
});

test.each(waterLayers)('[ENT-13] $label is shown, and hidden by itself', async ({ id, label }) => {
  render(<WaterLayerList />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label });
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  expect(mapStore.getState().selectedImportedLayers).toEqual(
    waterLayers.map((layer) => layer.id).filter((other) => other !== id),
  );
});

test('[ENT-13] there are stream orders 1 to 8 and the centrelines of rivers', () => {
  render(<WaterLayerList />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(9);
});

test('relief and contours are shown at first, photographs when they are asked for, and each is hidden by itself', async () => {
  render(<GroundLayerList has={{ terrain: {}, imagery: {} }} />);
  const shown = () => mapStore.getState().groundLayers;
  expect(shown()).toEqual(['relief', 'contours']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aerial photograph' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Relief' }));
  expect(shown()).toEqual(['contours', 'imagery']);
});

test('of the ground only what this installation has can be chosen', () => {
  const { container, rerender } = render(<GroundLayerList has={{ terrain: null, imagery: {} }} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  rerender(<GroundLayerList has={{ terrain: null, imagery: null }} />);
  expect(container.textContent).toBe('');
});

const [, water] = layerPresets as [LayerPreset, LayerPreset]; // there are five
const shownLayers = () => mapStore.getState().filters;

test('[MAP-1] a preset shows its layers in its colours at one press, and is no longer chosen once a layer is hidden', async () => {
  render(<PresetBar />);
  const chosen = () => screen.queryByRole('radio', { checked: true });
  expect(chosen()).toBe(screen.getByRole('radio', { name: 'Usual' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Risk' }));
  expect(shownLayers()).toContain(kinds.fenceline.id);
  expect(shownLayers()).not.toContain(kinds.paddock.id);
  expect(risks()).toMatchObject({ fenceLines: true, lmu: { enabled: true }, transects: { enabled: false } });
  act(() => tellMap({ type: 'layerToggled', id: kinds.csa.id }));
  expect(chosen()).toBeNull();
});

test('[MAP-1] what a preset shows is kept for the plan', () => {
  openPlanStore.setState({ planId: 'one' });
  tellMap({ type: 'presetChosen', preset: water });
  expect(JSON.parse(localStorage.getItem('filters') ?? '')).toMatchObject({ one: water.layers });
});

test('the legend names what is on the map and holds something, and says what its colours mean', async () => {
  const counts = new Map<string, number>([
    [kinds.paddock.id, 3],
    [kinds.csa.id, 0],
  ]);
  render(
    <MapLegend>
      <LegendList counts={counts} visible={['boundary', kinds.paddock.id, kinds.csa.id]} />
    </MapLegend>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Legend' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Boundary',
    'Paddocks',
  ]);
  act(() => tellMap({ type: 'riskLayerToggled', layer: kinds.lmu.id }));
  expect(screen.getByRole('list', { name: 'Colours of risk' })).toBeTruthy();
});

test('maps of the soil can be chosen where there are any, one at a time, and the legend says what their colours mean', async () => {
  const { rerender } = render(<GroundLayerList has={{ terrain: null, imagery: null, soil: {} }} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Soil depth' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Soil drainage' }));
  const shown = mapStore.getState().groundLayers;
  expect(shown).toContain('soilDrainage');
  expect(shown).not.toContain('soilDepth');
  rerender(<SoilLegend shown={shown} />);
  expect(screen.getByRole('list', { name: 'Soil drainage' }).textContent).toContain('Well drained');
});
