import { render, screen, within } from '@testing-library/react';
import { planAbilities } from '@tussock/domain';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { planRoutes } from '../all-routes.ts';
import { GroupTabs, PlanNavigation } from './plan-navigation.tsx';

/** The navigation with the place of that name open, for somebody who may do everything. */
function renderAt(title: string): HTMLElement {
  const place = planRoutes.find((one) => one.navigation?.label === title);
  const around = { planId: 'one', place, abilities: Object.keys(planAbilities) };
  render(
    <InOpenPlan place={planRoutes[0]}>
      <PlanNavigation {...around} />
      <GroupTabs {...around} />
    </InOpenPlan>,
  );
  return screen.getAllByRole('navigation', { name: 'This plan' }).at(0) ?? document.body;
}

const namesIn = (within_: HTMLElement): readonly (string | null)[] =>
  within(within_)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a desk has the nine places of a plan, and no more', () => {
  expect(namesIn(renderAt('Farm'))).toEqual([
    'Farm',
    'Boundary',
    'Draw',
    'Risk',
    'Actions',
    'Records',
    'Lists',
    'Plan book',
    'People',
  ]);
  expect(screen.queryByRole('navigation', { name: 'Records' })).toBeNull();
});

test('a group is marked while one of its places is open, which stand above the screen', () => {
  const rail = renderAt('Soil');
  expect(within(rail).getByRole('link', { current: 'page' }).textContent).toBe('Records');
  const tabs = screen.getByRole('navigation', { name: 'Records' });
  expect(namesIn(tabs)).toEqual(['Latest', 'Fertiliser', 'Soil', 'Stock', 'Devices']);
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Soil');
});

test('the plan book has with it what is printed, kept, agreed and handed on', () => {
  renderAt('Sharing');
  expect(namesIn(screen.getByRole('navigation', { name: 'Plan book' }))).toEqual([
    'Plan book',
    'Reports',
    'Documents',
    'Status and approvals',
    'Certification and audit',
    'Sharing',
    'History',
  ]);
});

test('on a phone the button of records opens what was recorded last at once, and is marked on all their pages', () => {
  renderAt('Soil');
  const [, bar] = screen.getAllByRole('navigation', { name: 'This plan' });
  const records = within(bar ?? document.body).getByRole('link', { name: 'Records' });
  expect(records.getAttribute('href')).toBe('/plan/one/view/records');
  expect(records.getAttribute('aria-current')).toBe('page');
});
