import { render, screen, within } from '@testing-library/react';
import { boundaryWords, type LandBalance } from '@tussock/domain';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { BalanceBar } from './balance-bar.tsx';
import { farmRoute } from './route.ts';

const balance: LandBalance = {
  hectares: 256.38,
  shares: [
    { cover: 'paddocks', label: 'Paddocks', hectares: 231.67 },
    { cover: 'nature', label: 'Bush and wetland', hectares: 16.86 },
    { cover: 'notDrawn', label: 'Not drawn yet', hectares: 7.85 },
  ],
};
const show = (given: LandBalance | null | undefined, note: string | null = null) => {
  render(
    <InOpenPlan place={farmRoute}>
      <BalanceBar planId="plan" balance={given} note={note} />
    </InOpenPlan>,
  );
  return screen.getByRole('region', { name: 'Balance of hectares' });
};

test('the hectares of the boundary stand beside what they are made of', () => {
  const bar = show(balance);
  expect(within(bar).getByText('256.38 ha').textContent).toBe('256.38 ha');
  expect(
    within(bar)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Paddocks 231.67', 'Bush and wetland 16.86', 'Not drawn yet 7.85']);
});

test('without a boundary there is a way to it, and no figure', () => {
  const bar = show(null);
  expect(within(bar).getByRole('link', { name: 'Find the farm' }).getAttribute('href')).toBe(
    '/plan/plan/edit/map/cadastral',
  );
  expect(bar.textContent).not.toMatch(/\d/);
});

test('until it is worked out nothing is said', () => {
  expect(show(undefined).textContent).toBe('Balance of hectares');
});

test('a boundary by hand is said to be checked, beside its hectares', () => {
  const note = boundaryWords.standing('toBeChecked', 'drawn');
  expect(show(balance, note).textContent).toContain('Drawn by hand, to be checked against the titles.');
});
