import { bookWords } from '@tussock/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInOpenPlan } from '../../routes/testing/render-in-open-plan.tsx';
import { client } from '../../session/client.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { PlanBookCard } from './plan-book-card.tsx';
import { reportingRoute } from './route.ts';

const plan = { id: 'plan', entity: 'plan', version: 1, values: { propertyName: 'Kahu Flats' }, made: {} };
const chapters = async () =>
  within(await screen.findByRole('region', { name: bookWords.preview }, { timeout: 20_000 }))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
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
