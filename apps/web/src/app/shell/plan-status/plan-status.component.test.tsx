import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { farmRoute } from '../../../screens/plan-farm/route.ts';
import { PlanStatus } from './plan-status.tsx';

const show = () =>
  render(
    <InOpenPlan place={farmRoute}>
      <PlanStatus planId="plan" canEdit={false} />
    </InOpenPlan>,
  );

test('who else is here is unfolded by keyboard, each with the place and what they look at', async () => {
  const action = {
    id: 'fence',
    entity: 'action',
    version: 1,
    values: { title: 'Fence the river' },
    made: {},
  };
  openFakeRecord([action], {
    others: [
      { userId: 'bridget', name: 'Bridget Reid', place: 'Action', entityId: 'fence' },
      { userId: 'tom', name: 'Tom Sinclair' },
    ],
  });
  show();
  screen.getByRole('button', { name: '2 others are here' }).focus();
  await userEvent.keyboard('{Enter}');
  const people = within(screen.getByRole('region', { name: 'Also here' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Bridget ReidAction, Fence the river$/),
    expect.stringMatching(/Tom Sinclair$/),
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Also here' })).toBeNull();
});

test('Escape folds it up and does not reach the page behind it, which it would leave', async () => {
  openFakeRecord([], { others: [{ userId: 'tom', name: 'Tom Sinclair' }] });
  show();
  await userEvent.click(screen.getByRole('button', { name: '1 other is here' }));
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('region', { name: 'Also here' })).toBeNull();
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

test('alone on a plan, nobody is said to be there', () => {
  openFakeRecord();
  show();
  expect(screen.queryByRole('button', { name: /here$/ })).toBeNull();
});
