import { QueryClientProvider } from '@tanstack/react-query';
import type { UserItem } from '@tussock/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Address } from '../../routes/route.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import type { PeopleSearch } from './people-search.ts';
import { UserList } from './user-list.tsx';

const { go } = vi.hoisted(() => ({ go: { to: (_address: unknown): void => undefined } }));
vi.mock('../../routes/use-go.ts', () => ({
  useGo: () => (address: unknown) => Promise.resolve(go.to(address)),
}));
vi.mock('../../routes/route-link.tsx', () => ({
  RouteLink: ({ to, children }: { to: unknown; children: string }) => (
    <button type="button" onClick={() => go.to(to)}>
      {children}
    </button>
  ),
}));

const kiri = {
  _id: 'kiri',
  name: 'Kiri Test',
  email: 'kiri@farm.example',
  role: 'providerStaff',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastSeenAt: null,
} as unknown as UserItem; // what the list shows of somebody

/** The list on a page whose address is kept here. */
function Page() {
  const [search, setSearch] = useState<PeopleSearch>({});
  useEffect(() => {
    go.to = (next) => setSearch(next as PeopleSearch);
  }, []);
  return (
    <UserList
      people={{ population: 'provider' }}
      heading={<h1>Team</h1>}
      eyebrow="Team"
      search={search}
      at={(next) => (next ?? {}) as unknown as Address}
    />
  );
}

test('after a user is deleted the keyboard goes on in the list, not at the top of the page', async () => {
  const users = { all: [kiri] };
  vi.spyOn(client, 'call').mockImplementation(async ({ id }: { id: string }) => {
    if (id === 'providerUser.delete') {
      users.all = [];
      void queryClient.invalidateQueries();
    }
    return { results: users.all, currentPage: 1, totalPages: 1, total: users.all.length } as never;
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Kiri Test' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
  await screen.findByText('No users yet');
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'All users' }));
  });
});
