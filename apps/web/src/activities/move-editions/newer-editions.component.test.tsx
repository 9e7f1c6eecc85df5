import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogues, riskRuleSets } from '@tussock/domain';
import { enterNextEditions } from '@tussock/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OpenPlanContext } from '../../routes/open-plan-context.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { NewerEditions } from './newer-editions.tsx';

const old = { rulesVersion: riskRuleSets.newest().version, catalogueVersion: catalogues.newest().version };
const standing = { version: 1, made: {} };
const flats = {
  ...standing,
  id: 'flats',
  entity: 'lmu',
  values: {
    name: 'Flats',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [172.5, -43.1],
          [172.51, -43.1],
          [172.51, -43.09],
          [172.5, -43.1],
        ],
      ],
    },
    landUseIntensity: 'extensivePasture',
    slopeClass: 'flat',
    parentMaterial: 'loess',
    soilTexture: 'siltLoam',
    drainage: 'well',
    waterlogging: 'rare',
    olsenP: 15,
  },
};

let leave = (): void => {};
beforeEach(() => {
  leave = enterNextEditions();
});
afterEach(() => leave());

function renderNewer(values: object = old, may = true) {
  const record = openFakeRecord([
    { ...standing, id: 'plan', entity: 'plan', values: { ...values } },
    flats,
  ] as never);
  // No more of an open plan is read here.
  const open = { planId: 'plan', may: () => may, isLocked: false } as never;
  render(
    <OpenPlanContext value={open}>
      <NewerEditions />
    </OpenPlanContext>,
  );
  return record;
}
const see = () => userEvent.click(screen.getByRole('button', { name: 'See what changes' }));

test('nothing is said while the plan has the newest versions', () => {
  renderNewer({ rulesVersion: '99.0', catalogueVersion: '99.0' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('newer versions are named, and nothing changes by itself', () => {
  const { writes } = renderNewer();
  expect(
    screen.getByText(
      /Version 99\.0 of the risk assessment rules is available\. Version 99\.0 of the outcomes and actions is available\./,
    ),
  ).toBeDefined();
  expect(writes).toEqual([]);
});

test('the levels, outcomes and actions that change are shown before anything is written', async () => {
  const { writes } = renderNewer();
  await see();
  const levels = within(screen.getByRole('region', { name: 'Levels of risk that change' }));
  expect(levels.getByText('Flats, erosion').nextSibling?.textContent).toBe('Low → High');
  const asked = within(screen.getByRole('region', { name: 'Outcomes and actions that change' }));
  expect(asked.getByText('Action: An action of tests').nextSibling?.textContent).toBe('New');
  expect(asked.getByText(/^Section: /).nextSibling?.textContent).toBe('No longer required');
  expect(writes).toEqual([]);
});

test('by keyboard the plan is moved in one step that can be taken back', async () => {
  const { writes } = renderNewer();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Move this plan' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts).toEqual([
    {
      entity: 'plan',
      entityId: 'plan',
      op: 'update',
      set: { rulesVersion: '99.0', catalogueVersion: '99.0' },
      base: old,
    },
  ]);
});

test('who may not change the plan sees what would change, and no button to move it', async () => {
  renderNewer(old, false);
  await see();
  expect(screen.getByText('Flats, erosion')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Move this plan' })).toBeNull();
});
