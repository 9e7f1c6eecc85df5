import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultsOf, releaseWords, reports } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { ChoosePanel } from './choose-panel.tsx';

const ask = () =>
  vi
    .spyOn(client, 'call')
    .mockImplementation(((call: { id: string }) =>
      Promise.resolve(call.id === 'release.prepare' ? { _id: 'one' } : { results: [] })) as never);
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
  expect(screen.queryByText(releaseWords.parts)).toBeNull();
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

test('of a report that is all stock numbers it is said plainly that it cannot go without them', async () => {
  ask();
  await show(reports.ghg.name);
  screen.getByText(releaseWords.nothingLeft(reports.ghg.name));
  expect(makeButton()).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: releaseWords.redactionLabels.stock }));
  expect(makeButton()).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
