import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInOpenPlan } from '../../routes/testing/render-in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { StockScreen } from './stock-screen.tsx';
import { stockRoute } from './route.ts';

// No more of an open plan is read here.
const given = {
  planId: 'plan',
  plan: { _id: 'plan', status: 'active', info: {} },
  may: () => true,
  search: {},
} as unknown as ComponentProps<typeof StockScreen>;

test('no stock is said to be missing before the record of the plan is here', async () => {
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}));
  const record = openFakeRecord([], { phase: 'opening' });
  renderInOpenPlan(stockRoute, <StockScreen {...given} />);
  expect(screen.queryByText(/recorded yet/)).toBeNull();
  act(() => record.setSync({ phase: 'ready' }));
  await screen.findByText('No stock is recorded yet');
  // There is none that this would be another of.
  expect(screen.getByText('First class')).toBeDefined();
});
