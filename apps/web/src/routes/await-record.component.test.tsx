import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openFakeRecord } from '../sync/testing/fake-record.ts';
import { sectionRoute } from '../screens/plan-edit-actions/route.ts';
import { SectionOpening } from '../screens/plan-edit-actions/section-opening.tsx';
import { stockRoute } from '../screens/plan-edit-stock/route.ts';
import { renderInOpenPlan } from './testing/render-in-open-plan.tsx';

beforeEach(() => void openFakeRecord([], { phase: 'opening' }));

test('the page of a place is as wide while its record comes as it is afterwards', () => {
  renderInOpenPlan(stockRoute, <p>what is recorded</p>);
  const page = screen.getByRole('region', { name: 'Stock' });
  expect(page.dataset['width']).toBe('wide');
  expect(screen.queryByText('what is recorded')).toBeNull();
});

test('a section is headed with its own title while its record comes', async () => {
  expect(await sectionRoute.opening?.()).toBe(SectionOpening);
  const params = { planId: 'plan', section: 'waterways' };
  renderInOpenPlan(sectionRoute, <p>what is answered</p>, <SectionOpening params={params} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Waterways and wetlands');
  expect(screen.queryByText('what is answered')).toBeNull();
});
