import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AsOnlyPage } from '../../routes/testing/as-only-page.tsx';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { queryClient } from '../../session/query-client.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a list that cannot be read again stays as it is, and says so until it can', async () => {
  window.scrollTo = () => undefined;
  currentUserStore.setState(NO_USER);
  let isAway = false;
  vi.stubGlobal('fetch', async () =>
    isAway
      ? Response.json({ message: ['Not now'] }, { status: 403 })
      : Response.json({ results: [], currentPage: 1, totalPages: 1, totalResults: 0 }),
  );
  const Page = () => (
    <QueryClientProvider client={queryClient}>
      <DashboardScreen search={{}} params={{}} />
    </QueryClientProvider>
  );
  render(<AsOnlyPage screen={Page} fault={() => <p>In place of the page</p>} />);
  await screen.findByText('No farm plans yet');
  isAway = true;
  await act(() => queryClient.invalidateQueries());
  expect((await screen.findByRole('alert')).textContent).toContain('permission');
  expect(screen.getByText('No farm plans yet')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
