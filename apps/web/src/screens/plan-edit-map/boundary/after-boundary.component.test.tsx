import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../../routes/testing/in-open-plan.tsx';
import { AfterBoundary } from './after-boundary.tsx';
import { boundaryRoute } from '../route.ts';

const show = (isChanged: boolean, blocks: number) =>
  render(
    <InOpenPlan place={boundaryRoute}>
      <AfterBoundary
        planId="7"
        choice={{ selection: { isChanged }, merged: Array.from({ length: blocks }) }}
      />
    </InOpenPlan>,
  );

test('a boundary that is saved leads on to drawing what is on the farm', () => {
  show(false, 1);
  const link = screen.getByRole('link', { name: 'Draw what is on the farm' });
  expect(link.getAttribute('href')).toBe('/plan/7/edit/map/draw');
  // It is the next step, and the one button of the page that looks like it.
  expect(link.dataset['variant']).toBe('primary');
});

test.each([
  ['whose choice is not saved', true, 1],
  ['there is none of', false, 0],
])('one %s does not', (_, isChanged, blocks) => {
  show(isChanged, blocks);
  expect(screen.queryByRole('link')).toBeNull();
});
