import type { PlanGap } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { MissingList } from './missing-list.tsx';
import { farmRoute } from './route.ts';

const gap = (key: string, target: PlanGap['target']): PlanGap => ({
  key,
  title: `Gap ${key}`,
  detail: 'Not there',
  act: 'Enter',
  target,
});
const showTo = ({ mayEdit = true, isLocked = false }, ...gaps: readonly PlanGap[]) =>
  render(
    <InOpenPlan place={farmRoute}>
      <MissingList planId="7" mayEdit={mayEdit} isLocked={isLocked} gaps={gaps} />
    </InOpenPlan>,
  );
const show = (...gaps: readonly PlanGap[]) => showTo({}, ...gaps);

test('each line of what a plan lacks leads to where it is mended; all of them stand there by a press', async () => {
  show(
    gap('boundary', { to: 'boundary' }),
    gap('ground', { to: 'draw' }),
    gap('catchment', { to: 'details', field: 'catchment' }),
    gap('unit', { to: 'unit', unitId: 'u1' }),
    gap('troughs', { to: 'list', kindId: 'trough' }),
    gap('risk', { to: 'risk', unitId: 'u1', riskType: 'erosion' }),
    gap('section', { to: 'section', route: 'waterways' }),
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: /3 more/ }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/plan/7/edit/map/cadastral',
    '/plan/7/edit/map/draw',
    '/plan/7/edit/farm-info#catchment',
    '/plan/7/edit/lmu/u1',
    '/plan/7/view/other?kind=trough&lacking=yes',
    '/plan/7/view/risk?unit=u1&risk=erosion',
    '/plan/7/edit/actions/waterways',
  ]);
  expect(screen.getByRole('link', { name: 'Enter: Gap catchment, Not there' })).toBeDefined();
});

test('a plan that lacks nothing says so', () => {
  show();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('who may not fill in a land unit is led to where it is read', () => {
  showTo({ mayEdit: false }, gap('unit', { to: 'unit', unitId: 'u1' }));
  const link = screen.getByRole('link', { name: 'See: Gap unit, Not there' });
  expect(link.getAttribute('href')).toBe('/plan/7/view/lmu/u1');
});

test('while a plan waits for its approval nobody is asked for an answer or what is done about a risk: both are read', () => {
  showTo(
    { isLocked: true },
    gap('risk', { to: 'risk', unitId: 'u1', riskType: 'erosion' }),
    gap('section', { to: 'section', route: 'waterways' }),
    gap('catchment', { to: 'details', field: 'catchment' }),
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See', 'See', 'Enter']);
});
