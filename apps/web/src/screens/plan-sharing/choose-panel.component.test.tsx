import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultsOf, kinds, releaseWords, reports } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { ChoosePanel } from './choose-panel.tsx';

const ask = () =>
  vi
    .spyOn(client, 'call')
    .mockImplementation(((call: { id: string }) =>
      Promise.resolve(call.id === 'release.prepare' ? { _id: 'one' } : { results: [] })) as never);
beforeEach(() => {
  const values = { name: 'Te Puna urupā', geometry: { type: 'Point', coordinates: [172, -43] } };
  openFakeRecord([{ id: 'urupa', entity: kinds.customFeature.id, version: 1, values, made: {} }]);
});
const show = async (name: string) => {
  render(
    <QueryClientProvider client={queryClient}>
      <ChoosePanel planId="plan" versions={[]} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: new RegExp(releaseWords.what) }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const makeButton = () => screen.queryByRole('button', { name: releaseWords.prepare });

test('a report is shared with what was chosen of it, and is not asked for parts of the book', async () => {
  const call = ask();
  await show(reports.fenceline.name);
  screen.getByText(releaseWords.reportAbout);
  expect(screen.queryByRole('switch', { name: releaseWords.photos })).toBeNull();
  await userEvent.click(makeButton() ?? document.body);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'release.prepare' }), {
    params: { planId: 'plan' },
    body: expect.objectContaining({
      source: 'report',
      report: { id: 'fenceline', settings: defaultsOf(reports.fenceline.settings) },
      redacts: ['people', 'stock', 'baitStations', 'heritage'],
    }),
  });
});

test('given a copy of the plan, then one list says of each thing whether it is in, and what is ticked is in', async () => {
  const call = ask();
  render(
    <QueryClientProvider client={queryClient}>
      <ChoosePanel planId="plan" versions={[]} />
    </QueryClientProvider>,
  );
  const contents = within(screen.getByRole('group', { name: releaseWords.contents }));
  const out = contents.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => !checked);
  // What is private, and the one cultural place that the plan has.
  expect(out.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'People',
    'Stock numbers',
    'Bait stations and traps',
    'Te Puna urupā',
  ]);
  expect(contents.getAllByText(/^Private: out unless you say so/)).toHaveLength(4);
  expect(contents.getByText('22 of 26 in')).toBeDefined();
  const seen = within(screen.getByRole('region', { name: releaseWords.seen }));
  expect(seen.getByText('Maps')).toBeDefined();
  expect(seen.queryByText('People')).toBeNull();
  await userEvent.click(contents.getByRole('switch', { name: 'Te Puna urupā' }));
  await userEvent.click(contents.getByRole('switch', { name: releaseWords.redactionLabels.people }));
  await userEvent.click(contents.getByRole('switch', { name: releaseWords.photos }));
  expect(seen.getByText('People')).toBeDefined();
  await userEvent.click(makeButton() ?? document.body);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'release.prepare' }), {
    params: { planId: 'plan' },
    body: expect.objectContaining({
      redacts: ['stock', 'baitStations', 'heritage'],
      culturalPlaces: ['urupa'],
      hasPictures: false,
      leftOut: [],
    }),
  });
});

test('of a report that is all stock numbers it is said plainly that it cannot go without them', async () => {
  ask();
  await show(reports.ghg.name);
  screen.getByText(releaseWords.nothingLeft(reports.ghg.name));
  expect(makeButton()).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: releaseWords.redactionLabels.stock }));
  expect(makeButton()).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
