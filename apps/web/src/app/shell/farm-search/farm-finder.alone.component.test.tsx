import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { mapStore } from '../../../plan-session/map-store.ts';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { FarmFinder } from './farm-finder.tsx';

const go = vi.fn(() => Promise.resolve());
vi.mock('../../../routes/use-go.ts', () => ({ useGo: () => go }));
const around = [172.1, -43.6, 172.2, -43.5];
vi.mock('./use-farm-entries.ts', () => ({
  useFarmEntries: () => [
    {
      id: 'one',
      label: 'Kōwhai',
      about: 'Trough',
      icon: 'pin',
      to: { path: '/map' },
      onMap: { layerId: 'trough', around },
    },
    { id: 'two', label: 'OT45/170', about: 'Document', icon: 'file', to: { path: '/documents' } },
  ],
}));

beforeEach(() => {
  go.mockClear();
  openFakeRecord();
  render(<FarmFinder planId="plan" abilities={[]} onClose={() => undefined} />);
});

test('coordinates are a place on the map, in either form, and the map is asked to go there', async () => {
  await userEvent.type(screen.getByRole('searchbox'), '1900560 5771280');
  await userEvent.click(screen.getByRole('menuitem', { name: /E 1,900,560 N 5,771,280/ }));
  expect(go).toHaveBeenCalledWith(expect.objectContaining({ path: '/plan/plan/edit/map/draw' }));
  expect(mapStore.getState().placeAsked?.[0]).toBeCloseTo(176.43014, 4);
});

test('a feature is flown to on the map, chosen there, and its layer shown', async () => {
  expect(mapStore.getState().filters).not.toContain('trough');
  await userEvent.type(screen.getByRole('searchbox'), 'kowhai');
  await userEvent.click(screen.getByRole('menuitem', { name: /Kōwhai/ }));
  expect(go).toHaveBeenCalledWith(expect.objectContaining({ path: '/map' }));
  expect(mapStore.getState()).toMatchObject({ placeAsked: around, activeFeature: 'one' });
  expect(mapStore.getState().filters).toContain('trough');
});

test('what is no place is looked for by its name', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'kowhai');
  expect(screen.getByRole('menuitem', { name: /Kōwhai/ })).toBeTruthy();
});

test('what is called like two figures is found by its name, and the place of the figures comes after it', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'OT45/170');
  const [named, place, ...more] = screen.getAllByRole('menuitem');
  expect(named?.textContent).toContain('OT45/170');
  expect(place?.textContent).toContain('NZTM2000');
  expect(more).toEqual([]);
});
