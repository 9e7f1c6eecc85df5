import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultsOf, reports, type ReportSettings } from '@tussock/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SettingFields } from './setting-fields.tsx';

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
  await user.click(screen.getByRole('button', { name: 'As on my map' }));
  expect(chosen['layers']).toEqual(['paddock', 'lmu', 'csa']);
  await user.click(screen.getByRole('button', { name: 'Structures' }));
  expect(chosen['layers']).toEqual(expect.arrayContaining(['paddock', 'fenceline', 'building']));
  await user.click(screen.getByRole('button', { name: 'Remove Paddocks' }));
  expect(chosen['layers']).not.toContain('paddock');
  await user.click(screen.getByRole('button', { name: 'Everything' }));
  expect(chosen['layers']).toEqual([]);
});
