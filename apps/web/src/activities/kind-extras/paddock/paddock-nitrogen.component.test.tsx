import { QueryClientProvider } from '@tanstack/react-query';
import type { FeatureReply } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { client } from '../../../session/client.ts';
import { allAnswered, freshQueries } from '../../../session/testing/asked-queries.ts';
import { PaddockNitrogen } from './paddock-nitrogen.tsx';

const paddock = { _id: 'north', planId: 'plan' } as unknown as FeatureReply; // no more of it is read
const application = {
  id: 'urea',
  entity: kinds.fertiliser.id,
  version: 1,
  values: { geometry: { type: 'Point', coordinates: [172, -43] } },
  made: { createdAt: '2026-03-01' },
};
const place = (_id: string | null, nitrogen: number) => ({ _id, areaHectares: 4, nutrientsKg: { nitrogen } });
let queries = freshQueries();
const ask = vi.spyOn(client, 'call');
beforeEach(() => {
  queries = freshQueries();
  ask.mockReset();
  ask.mockResolvedValue({
    season: { name: '2026/27' },
    paddocks: [place('north', 186), place(null, 9)],
  });
});
const page = () =>
  render(
    <QueryClientProvider client={queries}>
      <PaddockNitrogen feature={paddock} />
    </QueryClientProvider>,
  );

test('a paddock of 4 ha that got 186 kg of nitrogen this season says 46.5 kg/ha, and of which season', async () => {
  openFakeRecord([application]);
  page();
  expect((await screen.findByText('46.5 kg/ha')).previousElementSibling?.textContent).toBe(
    'Nitrogen from fertiliser this season',
  );
  screen.getByText(/2026\/27/);
});

test('one that got none says nothing', async () => {
  ask.mockResolvedValue({ season: { name: '2026/27' }, paddocks: [place('south', 186)] });
  openFakeRecord([application]);
  const { container } = page();
  await allAnswered(queries);
  expect(container.textContent).toBe('');
});

test('nothing is asked for on a plan without applications', () => {
  openFakeRecord([]);
  page();
  expect(ask).not.toHaveBeenCalled();
});
