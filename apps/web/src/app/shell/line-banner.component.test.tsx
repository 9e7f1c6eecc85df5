import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { planRoutes } from '../all-routes.ts';
import { LineBanner } from './line-banner.tsx';

afterEach(() => vi.restoreAllMocks());

/** The device loses its line, or has it again. */
function setLine(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
const showAt = (title: string) =>
  render(<LineBanner place={planRoutes.find((place) => place.title === title)} />);

test('where something needs a line, that is said once there is none and before it is tried, and no longer than that', () => {
  setLine(true);
  showAt('Sharing');
  expect(screen.queryByRole('status')).toBeNull();
  setLine(false);
  expect(screen.getByRole('status').textContent).toBe(
    'You need to be online to make, share or withdraw a copy.',
  );
  setLine(true);
  expect(screen.queryByRole('status')).toBeNull();
});

test('where everything is kept and sent later, nothing is said', () => {
  setLine(false);
  showAt('Draw the farm');
  expect(screen.queryByRole('status')).toBeNull();
});

test('these places say what they need a line for', () => {
  const said = planRoutes.filter(({ needsLine }) => needsLine !== undefined).map(({ title }) => title);
  expect(said.toSorted()).toEqual([
    'Adviser',
    'Boundary',
    'Certification and audit',
    'Confirm the details',
    'Devices',
    'History',
    'Import and export',
    'Reports',
    'Sharing',
    'Status and approvals',
    'Who has access',
  ]);
});
