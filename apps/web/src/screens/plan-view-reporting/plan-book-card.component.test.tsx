import { orderPlanBook, readSettings } from '@tussock/contract';
import { bookWords } from '@tussock/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInOpenPlan } from '../../routes/testing/render-in-open-plan.tsx';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { PlanBookCard } from './plan-book-card.tsx';
import { reportingRoute } from './route.ts';

const plan = { id: 'plan', entity: 'plan', version: 1, values: { propertyName: 'Kahu Flats' }, made: {} };
const chapters = async () =>
  within(await screen.findByRole('region', { name: bookWords.preview }, { timeout: 20_000 }))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}));
  openFakeRecord([plan]);
});

test('the book beside its settings is the one with these settings: a chapter that is left out goes, and comes back', async () => {
  renderInOpenPlan(reportingRoute, <PlanBookCard mayDownload />);
  const box = await screen.findByRole('checkbox', { name: bookWords.parts.actions });
  await waitFor(async () => expect((await chapters()).length).toBeGreaterThan(3), { timeout: 20_000 });
  const whole = await chapters();
  await userEvent.click(box);
  await waitFor(async () => expect((await chapters()).length).toBeLessThan(whole.length), {
    timeout: 20_000,
  });
  await userEvent.click(box);
  await waitFor(async () => expect(await chapters()).toEqual(whole), { timeout: 20_000 });
});

/** Answers what the installation is like; everything else never comes. */
const answerSettings = (settings: object) =>
  vi
    .spyOn(client, 'call')
    .mockImplementation(((call: { readonly id: string }) =>
      call.id === readSettings.id ? Promise.resolve(settings) : new Promise(() => {})) as never); // as much as is called
const imagery = { url: '/tiles/{z}/{x}/{y}', minZoom: 8, maxZoom: 15, attribution: 'The survey' };

test('given aerial photographs and a fold-out chosen, when the book is ordered, then it is ordered with both', async () => {
  const call = answerSettings({ imagery });
  renderInOpenPlan(reportingRoute, <PlanBookCard mayDownload />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Photo' }));
  await userEvent.click(screen.getByRole('checkbox', { name: bookWords.foldOut }));
  await userEvent.click(screen.getByRole('button', { name: bookWords.make }));
  const ordered = call.mock.calls.find(([{ id }]) => id === orderPlanBook.id);
  expect(ordered?.[1]).toMatchObject({ body: { ground: 'photo', hasFoldOut: true } });
});

test('given an installation without photographs, then none is offered', async () => {
  answerSettings({ imagery: null });
  renderInOpenPlan(reportingRoute, <PlanBookCard mayDownload />);
  expect(await screen.findByRole('checkbox', { name: bookWords.foldOut })).toBeDefined();
  expect(screen.queryByRole('radio', { name: 'Photo' })).toBeNull();
});
