import { render, screen, within } from '@testing-library/react';
import { readinessOf } from '@tussock/domain';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { ReadinessPanel } from './readiness-panel.tsx';
import { lifeRoute } from './route.ts';

const gap = (key: string) => ({ key, title: `Gap ${key}`, detail: '', act: 'Answer' });
const rows = readinessOf({
  gaps: [
    ...['a', 'b', 'c', 'd'].map((key) => ({ ...gap(key), target: { to: 'section' as const, route: key } })),
    { ...gap('lat'), target: { to: 'details', field: 'lat' } },
  ],
  due: [],
  balance: { hectares: 10, shares: [] },
  units: 1,
  actions: [],
});

test('what holds a plan back comes first, whose it is, with the way to each thing; what is ready is folded', () => {
  render(
    <InOpenPlan place={lifeRoute}>
      <ReadinessPanel planId="7" rows={rows} may={() => true} />
    </InOpenPlan>,
  );
  const [answers, details] = screen.getAllByText(/^(Holds it back|May follow later)$/);
  expect([answers?.textContent, details?.textContent]).toEqual(['Holds it back', 'May follow later']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Answer: Gap a',
    'Answer: Gap b',
    'Answer: Gap c',
    'Answer: Gap lat',
  ]);
  expect(screen.getByText('and 1 more')).toBeDefined();
  expect(screen.getAllByText('for the owner')).toHaveLength(2);
  const ready = screen.getByText('7 things are ready').closest('details');
  expect(ready?.open).toBe(false);
  expect(within(ready ?? document.body).getByText('Boundary and titles')).toBeDefined();
});
