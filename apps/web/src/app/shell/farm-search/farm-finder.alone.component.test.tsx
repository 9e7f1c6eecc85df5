import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { mapStore } from '../../../plan-session/map-store.ts';
import { openFakeRecord } from '../../../record/testing/fake-record.ts';
import { FarmFinder } from './farm-finder.tsx';

const go = vi.fn(() => Promise.resolve());
vi.mock('../../../places/use-go.ts', () => ({ useGo: () => go }));
vi.mock('./use-farm-entries.ts', () => ({
  useFarmEntries: () => [{ id: 'one', label: 'Kōwhai', about: 'Paddock', icon: 'pin', to: { path: '/one' } }],
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

test('what is no place is looked for by its name', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'kowhai');
  expect(screen.getByRole('menuitem', { name: /Kōwhai/ })).toBeTruthy();
});
