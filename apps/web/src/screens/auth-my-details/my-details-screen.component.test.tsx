import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@tussock/contract';
import { refusals } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { client } from '../../session/client.ts';
import { userReceived } from '../../session/current-user.ts';
import { MyDetailsScreen } from './my-details-screen.tsx';

const hana: CurrentUser = {
  _id: '01900000-0000-7000-8000-000000000001',
  name: 'Hana Rewi',
  email: 'hana@farm.example',
  role: 'accountUser',
  population: 'account',
  accountId: null,
  accountName: null,
  profileImageUrl: null,
  hasAcceptedTerms: true,
  abilities: [],
};

beforeEach(() => {
  userReceived(hana);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the server says to a save; settings are read before. */
function renderScreen(answerSave: () => Promise<unknown>) {
  vi.spyOn(client, 'call').mockImplementation((call) =>
    call.id === 'profile.update'
      ? (answerSave() as never)
      : (Promise.resolve({ emailDigest: 'off', pendingEmail: null }) as never),
  );
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MyDetailsScreen />
    </QueryClientProvider>,
  );
  return async (): Promise<void> => {
    const box = screen.getByRole('textbox', { name: /mail/i });
    await user.clear(box);
    await user.type(box, 'new@farm.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
}

test('another address long after signing in leads to signing in again as the same person, and back to this page', async () => {
  const error = new ApiError(refusals.signInAgain, 403, { code: 'signInAgain' });
  const saveAddress = renderScreen(() => Promise.reject(error));
  await saveAddress();
  const way = await screen.findByRole('link', { name: 'Sign in again' });
  const address = new URL(way.getAttribute('href') ?? '', 'https://tussock.example');
  expect(address.pathname).toBe('/api/auth/oidc/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    returnTo: '/auth/my-details',
    loginHint: 'hana@farm.example',
    asAnother: 'true',
  });
  expect(screen.getByRole('alert').textContent).toContain(refusals.signInAgain);
});

test('what was typed is still there afterwards', async () => {
  const saveAddress = renderScreen(() => Promise.reject(new Error('no matter')));
  await saveAddress();
  screen.getByRole('textbox', { name: /mail/i });
  expect(JSON.stringify([localStorage, sessionStorage].map(Object.entries))).toContain('new@farm.example');
});
