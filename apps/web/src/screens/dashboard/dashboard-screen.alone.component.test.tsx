import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@tussock/contract';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsOnlyPage } from '../../routes/testing/as-only-page.tsx';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { queryClient } from '../../session/query-client.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import type { NewPlanOverlay } from './new-plan-overlay.tsx';

vi.mock('./new-plan-overlay.tsx', () => ({
  NewPlanOverlay: ({ onCreated }: ComponentProps<typeof NewPlanOverlay>) => (
    <button type="button" onClick={() => onCreated('made', { isPlaced: false, name: 'Sampleburn' })}>
      Create plan
    </button>
  ),
}));

afterEach(() => {
  queryClient.clear();
  currentUserStore.setState(NO_USER);
  vi.unstubAllGlobals();
});

test('a plan whose address is not known to the map is made with a way to its titles', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const user = { abilities: ['createPlan'] } as unknown as CurrentUser; // no more is read here
  currentUserStore.setState({ ...NO_USER, user });
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [], currentPage: 1, totalPages: 1, totalResults: 0 }),
  );
  const Page = () => (
    <QueryClientProvider client={queryClient}>
      <DashboardScreen search={{ new: true }} params={{}} />
    </QueryClientProvider>
  );
  render(<AsOnlyPage screen={Page} fault={() => <p>In place of the page</p>} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create plan' }));
  const said = await screen.findByText(/^Sampleburn is made, but its address was not found/);
  expect(within(said).getByRole('link', { name: 'Find its land titles' }).getAttribute('href')).toBe(
    '/plan/made/edit/map/cadastral',
  );
});
