import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInOpenPlan } from '../../routes/testing/render-in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { LifeScreen } from './life-screen.tsx';
import { lifeRoute } from './route.ts';

// No more of an open plan is read here.
const given = {
  planId: 'plan',
  plan: {
    _id: 'plan',
    status: 'active',
    statusSince: '2026-01-05T00:00:00Z',
    info: {},
    abilities: [],
    roles: [],
  },
  may: () => true,
  search: {},
} as unknown as ComponentProps<typeof LifeScreen>;

test('nothing is said of the life of a plan before its record is here', async () => {
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}));
  const record = openFakeRecord([], { phase: 'opening' });
  renderInOpenPlan(lifeRoute, <LifeScreen {...given} />);
  expect(screen.queryByText(/ yet$/)).toBeNull();
  act(() => record.setSync({ phase: 'ready' }));
  await screen.findByText('Nobody was asked yet');
});
