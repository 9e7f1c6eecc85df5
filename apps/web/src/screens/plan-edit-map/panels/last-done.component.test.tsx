import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { actionRoute } from '../../plan-action/route.ts';
import { LastDone } from './last-done.tsx';

const standing = { version: 1, made: {} };
const show = (rows: readonly object[]): void => {
  openFakeRecord(rows as never); // as much of a row as is read
  render(
    <InOpenPlan place={actionRoute}>
      <LastDone planId="plan" featureId="p1" />
    </InOpenPlan>,
  );
};

test('given fertiliser and an open action at a paddock, then both are said, the action with the way to it', () => {
  show([
    {
      ...standing,
      id: 'f1',
      entity: 'fertiliser',
      values: {
        status: 'existing',
        applicationDate: '2026-10-12',
        paddocks: ['p1'],
        fertiliser_application_product: [{ product: 'Urea' }],
      },
    },
    {
      ...standing,
      id: 'a1',
      entity: 'action',
      values: { title: 'Test irrigator depth', state: 'agreed', dueOn: '2020-01-01', featureIds: ['p1'] },
    },
  ]);
  expect(screen.getByText('12 Oct 2026, Urea')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Test irrigator depth' }).getAttribute('href')).toContain('a1');
  expect(screen.getByText(/days overdue/)).toBeDefined();
});

test('given nothing is recorded there, then nothing is shown', () => {
  show([]);
  expect(screen.queryByText('Last fertiliser')).toBeNull();
});
