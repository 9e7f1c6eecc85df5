import { GEOMETRY, kinds } from '@tussock/domain';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OpenPlan } from '../../routes/plan-route.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { soilTestRoute } from './route.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { SoilTestScreen } from './soil-test-screen.tsx';

const TEST = '01900000-0000-7000-8000-000000000001';
const transect = (id: string, name: string, status = 'existing') => ({
  id,
  entity: kinds.transect.id,
  version: 1,
  values: {
    name,
    status,
    [GEOMETRY]: {
      type: 'LineString',
      coordinates: [
        [172, -43],
        [172.01, -43],
      ],
    },
  },
  made: {},
});
const rowsOf = (transectId: string) => [
  transect('flats', 'Flats'),
  transect('hills', 'Hills'),
  transect('gone', 'Gone', 'removed'),
  {
    id: TEST,
    entity: 'soilTest' as const,
    version: 1,
    values: { transectId, sampledOn: '2026-03-01', ph: { value: 5.8 } },
    made: {},
  },
];

// No more of the open plan is read here.
const open = { planId: 'plan', may: () => true } as unknown as OpenPlan;

/** The form of a test of the flats. */
async function renderScreen() {
  openFakeRecord(rowsOf('flats'));
  render(
    <InOpenPlan place={soilTestRoute}>
      <SoilTestScreen {...open} params={{ planId: 'plan', soilTestId: TEST }} search={{}} />
    </InOpenPlan>,
  );
  await screen.findByRole('button', { name: /Transect/ });
  return userEvent.setup();
}

test('a test that somebody moved to another transect stays there when something else of it is saved', async () => {
  const user = await renderScreen();
  await user.click(screen.getByRole('button', { name: 'Laboratory' }));
  await user.type(screen.getByLabelText('Laboratory'), 'Hill');
  const record = await act(async () => openFakeRecord(rowsOf('hills')));
  await user.click(screen.getByRole('button', { name: 'Save soil test' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(Object.keys(record.writes[0]?.parts[0]?.set ?? {})).not.toContain('transectId');
});

test('a transect that was chosen is asked about before it is left', async () => {
  const user = await renderScreen();
  await user.click(screen.getByRole('button', { name: /Transect/ }));
  await user.click(await screen.findByRole('option', { name: 'Hills' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('a transect that was removed is not offered, but to the test that was taken along it', async () => {
  const user = await renderScreen();
  await user.click(screen.getByRole('button', { name: /Transect/ }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Flats', 'Hills']);
  cleanup();
  openFakeRecord(rowsOf('gone'));
  render(
    <InOpenPlan place={soilTestRoute}>
      <SoilTestScreen {...open} params={{ planId: 'plan', soilTestId: TEST }} search={{}} />
    </InOpenPlan>,
  );
  expect((await screen.findByRole('button', { name: /Transect/ })).textContent).toContain('Gone');
});
