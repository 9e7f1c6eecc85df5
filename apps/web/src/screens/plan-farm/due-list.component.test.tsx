import { nextStepWords, type NextSteps, type ThingDue } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { DueList } from './due-list.tsx';
import { farmRoute } from './route.ts';

const steps = { openActions: 0 } as NextSteps;
const thing = (key: string, target: ThingDue['target']): ThingDue => ({
  key,
  title: `Thing ${key}`,
  about: '',
  says: 'Due 1 December 2026',
  daysOver: -7,
  target,
});
const show = (due: readonly ThingDue[] | undefined) =>
  render(
    <InOpenPlan place={farmRoute}>
      <DueList planId="7" state={{ steps, due }} />
    </InOpenPlan>,
  );

test('what is due leads to where it is seen to, and what is not shown at first is there by a press', async () => {
  show([
    thing('a', { to: 'action', id: 'a1' }),
    thing('b', { to: 'consents' }),
    thing('c', { to: 'document', id: 'd1' }),
    thing('d', { to: 'life' }),
    thing('e', { to: 'consents' }),
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/plan/7/view/actions/a1',
    '/plan/7/edit/farm-info#consents',
    '/plan/7/view/documents?open=d1',
    '/plan/7/view/versions',
    '/plan/7/edit/farm-info#consents',
  ]);
});

test('that nothing is due is said only once that is known', () => {
  const { unmount } = show(undefined);
  expect(screen.queryByText(nextStepWords.noneDue)).toBeNull();
  unmount();
  show([]);
  expect(screen.getByText(nextStepWords.noneDue)).toBeDefined();
});
