import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultsOf, reports, reportWords, type ReportSettings } from '@tussock/domain';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { startingMapState } from '../../plan-session/map-state.ts';
import { mapStore, tellMap } from '../../plan-session/map-store.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { SettingFields } from './setting-fields.tsx';

beforeEach(() => {
  openFakeRecord();
  mapStore.setState(startingMapState);
});
const asOnMyMap = (label: string) =>
  within(screen.getByRole('group', { name: reportWords.offers(label) })).getByRole('button', {
    name: 'As on my map',
  });

let chosen: Readonly<Record<string, unknown>> = {};

function Form({ settings }: { readonly settings: ReportSettings }) {
  const [now, setNow] = useState<Readonly<Record<string, unknown>>>(() => defaultsOf(settings));
  const choose = (next: Readonly<Record<string, unknown>>) => {
    chosen = next;
    setNow(next);
  };
  return <SettingFields settings={settings} chosen={now} onChoose={choose} />;
}

test('[ST-5] the settings of a report begin with its defaults, in the words of the specification', async () => {
  render(<Form settings={reports.paddock.settings} />);
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect([isChosen('Number of paddocks'), isChosen('Hectares')]).toEqual([true, true]);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Percentage' }));
  expect(chosen).toEqual({ paddockFeatureMode: 'number', cropPastureMode: 'percentage' });
});

test('a figure that the report does not take leaves the default, and what is wrong is said at the field', async () => {
  render(<Form settings={reports.fenceline.settings} />);
  const user = userEvent.setup();
  const distance = screen.getByRole('textbox', { name: /A fence belongs to a waterway within/ });
  await user.clear(distance);
  await user.type(distance, '80');
  expect(screen.getByText('Type a number from 3 to 50')).toBeDefined();
  expect(chosen['searchDistanceMetres']).toBe(10);
  await user.clear(distance);
  await user.type(distance, '15');
  expect(chosen['searchDistanceMetres']).toBe(15);
});

test('a figure that the report can do without may be empty', async () => {
  render(<Form settings={reports.fenceline.settings} />);
  const user = userEvent.setup();
  const cost = screen.getByRole('textbox', { name: /Cost of a new fence/ });
  await user.type(cost, '22');
  expect(chosen['costPerMetre']).toBe(22);
  await user.clear(cost);
  expect(chosen['costPerMetre']).toBeNull();
});

test('[MAP-1] what is printed is chosen by layer, by a preset, or as the map of the screen shows it', async () => {
  render(<Form settings={reports.map.settings} />);
  const user = userEvent.setup();
  await user.click(asOnMyMap('Shows'));
  expect(chosen['layers']).toEqual(['paddock', 'lmu', 'csa']);
  await user.click(screen.getByRole('button', { name: 'Structures' }));
  expect(chosen['layers']).toEqual(expect.arrayContaining(['paddock', 'fenceline', 'building']));
  await user.click(screen.getByRole('button', { name: 'Remove Paddocks' }));
  expect(chosen['layers']).not.toContain('paddock');
  await user.click(screen.getByRole('button', { name: 'Everything' }));
  expect(chosen['layers']).toEqual([]);
});

test('[MAP-4] the colours of land units, fences and transects are chosen, or as the map of the screen shows them', async () => {
  render(<Form settings={reports.map.settings} />);
  const user = userEvent.setup();
  tellMap({ type: 'riskLayerToggled', layer: 'fenceLines' });
  tellMap({ type: 'riskLayerToggled', layer: 'lmu' });
  tellMap({ type: 'riskLayerTypeChosen', layer: 'lmu', shown: 'erosion' });
  for (const label of ['Land units', 'Fences along water', 'Transects']) await user.click(asOnMyMap(label));
  expect(chosen).toMatchObject({ landUnits: 'erosion', fences: 'risk', transects: 'none' });
  tellMap({ type: 'riskLayerToggled', layer: 'lmu' });
  tellMap({ type: 'riskLayerToggled', layer: 'transects' });
  await user.click(asOnMyMap('Land units'));
  await user.click(asOnMyMap('Transects'));
  expect(chosen).toMatchObject({ landUnits: 'none', transects: 'ph' });
});

test('[MAP-2] imported layers are chosen by name or as the map of the screen shows them; a plan without any is not asked', async () => {
  const { unmount } = render(<Form settings={reports.map.settings} />);
  expect(screen.queryByText('Imported layers')).toBeNull();
  unmount();
  const id = '019b7d00-0000-7000-8000-000000000001';
  const values = { name: 'Council soils', colour: 'violet', areas: 1, lines: 0, points: 0, fileId: id };
  openFakeRecord([
    { id, entity: 'importedLayer', version: 1, values: { ...values, bounds: [0, 0, 1, 1] }, made: {} },
  ]);
  tellMap({ type: 'importedLayerToggled', id });
  render(<Form settings={reports.map.settings} />);
  const offers = within(screen.getByRole('group', { name: 'Imported layers, in one press' }));
  await userEvent.click(offers.getByRole('button', { name: 'As on my map' }));
  expect(chosen['imported']).toEqual([id]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Council soils' }));
  expect(chosen['imported']).toEqual([]);
});
