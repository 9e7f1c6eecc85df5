import type { FertiliserSeasonReply } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { NitrogenMap } from './nitrogen-map.tsx';
import { fertiliserRoute } from './route.ts';

interface Drawn {
  readonly features: readonly {
    readonly id: string;
    readonly name: string;
    readonly look: Readonly<Record<string, string>>;
  }[];
}

// A drawn map needs a browser: here it is what it is told.
vi.mock('../../map/index.ts', () => ({
  PlanMap: ({ features }: Drawn) =>
    features.map(({ id, name, look }) => (
      <p key={id} data-testid={id} data-colour={look['colour']} data-pattern={look['pattern']}>
        {name}
      </p>
    )),
}));
const paddock = (id: string, name: string) => ({ id, name, kind: kinds.paddock, look: {} });
vi.mock('../../activities/load-plan-map/index.ts', () => ({
  usePlanMap: () => ({
    settings: { titleTiles: { attribution: '' } },
    shapes: [
      paddock('bare', 'Back'),
      paddock('some', 'House'),
      paddock('most', 'Creek'),
      { id: 'ford', name: 'Ford', kind: kinds.trough, look: {} },
    ],
    boundary: [],
  }),
}));

const place = (_id: string | null, areaHectares: number | null, nitrogen: number) => ({
  _id,
  areaHectares,
  nutrientsKg: { nitrogen },
});
const found = {
  season: { name: '2026/27' },
  paddocks: [place('some', 10, 620), place('most', 5, 1000), place(null, null, 40)],
} as unknown as FertiliserSeasonReply; // as much of it as is shown

test('paddocks have the colour of their nitrogen, with the figure under the name; what is over the cap is hatched too', () => {
  render(
    <InOpenPlan place={fertiliserRoute}>
      <NitrogenMap planId="plan" found={found} />
    </InOpenPlan>,
  );
  expect(screen.getByTestId('some').textContent).toBe('House\n62.0 kg N/ha');
  expect(screen.getByTestId('bare').textContent).toBe('Back');
  expect(screen.queryByTestId('ford')).toBeNull();
  expect(screen.getByTestId('most').dataset['pattern']).toBe('close');
  const colours = ['bare', 'some', 'most'].map((id) => screen.getByTestId(id).dataset['colour']);
  expect(new Set(colours).size).toBe(3);
});

test('the same is said in words beside it', () => {
  render(
    <InOpenPlan place={fertiliserRoute}>
      <NitrogenMap planId="plan" found={found} />
    </InOpenPlan>,
  );
  const legend = screen.getByRole('list', { name: 'Nitrogen from fertiliser, kg N/ha' });
  const lines = within(legend)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toContain('None1 paddock');
  expect(lines).toContain('50–1001 paddock');
  expect(lines).toContain('Over 1901 paddock');
  const most = within(screen.getByRole('list', { name: 'Most nitrogen' }));
  expect(most.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Creek200.0 kg N/ha',
    'House62.0 kg N/ha',
  ]);
});
