import { QueryClientProvider } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planRecordStore } from '../sync/index.ts';
import { queryClient } from '../session/query-client.ts';
import { planRoute } from './plan-route.ts';
import { planScreen } from './plan-screen.tsx';
import { AsOnlyPage } from './testing/as-only-page.tsx';

const Here = () => <p>Here</p>;
const place = planRoute({ path: 'view/here', title: 'Here', screen: async () => Here });

// A server that has not answered yet.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  vi.unstubAllGlobals();
  planRecordStore.setState({ record: null, fault: undefined });
});

const PlanScreen = planScreen(place, Here);
const Fault = ({ error }: ErrorComponentProps) => (
  <p>{`Failed: ${error instanceof Error ? error.message : ''}`}</p>
);

const openPage = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <AsOnlyPage screen={() => <PlanScreen />} fault={Fault} />
    </QueryClientProvider>,
  );

test('a screen whose record cannot be opened, because what opens it did not come, says so and does not wait for ever', async () => {
  planRecordStore.setState({ fault: new Error('It did not come.') });
  openPage();
  expect(await screen.findByText('Failed: It did not come.')).not.toBeNull();
});
