import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { UnsentHere } from './unsent-here.tsx';

vi.mock('../../sync/device/use-stored-plans.ts', () => ({
  useStoredPlans: () => ({ data: [{ name: 'sold', userId: 'me', planId: 'sold', unsent: 2 }] }),
}));

const show = (planId: string) =>
  render(
    <InOpenPlan place={undefined}>
      <UnsentHere planId={planId} />
    </InOpenPlan>,
  );

test('given a closed farm with own work that was never sent, then its page says so and leads to it', () => {
  show('sold');
  expect(screen.getByText(/2 changes you made here were never sent, and cannot be sent/)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/on-device');
});

test('given a closed farm that this device has nothing of, then nothing is said', () => {
  show('other');
  expect(screen.queryByRole('link')).toBeNull();
});
