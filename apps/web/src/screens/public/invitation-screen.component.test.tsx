import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { queryClient } from '../../session/query-client.ts';
import { InvitationScreen } from './invitation-screen.tsx';

// Files share their page: who is signed in here is nobody's elsewhere.
afterEach(() => currentUserStore.setState(NO_USER));

/** The page of an invitation that Aroha was sent, with somebody signed in. */
function open(user: { readonly _id: string; readonly email: string }, isToConfirm = true) {
  queryClient.clear();
  currentUserStore.setState(NO_USER);
  const invitation = {
    propertyName: 'Kōwhai Downs',
    email: 'aroha@old.example',
    userId: 'aroha',
    invitedByName: 'Tom Sinclair',
    planId: '7',
    isOwner: true,
    isToConfirm,
  };
  vi.spyOn(client, 'call').mockImplementation((async ({ id }: { id: string }) =>
    id === 'invitation.read' ? invitation : user) as never);
  render(
    <QueryClientProvider client={queryClient}>
      <InvitationScreen params={{ token: 'link' }} search={undefined as never} />
    </QueryClientProvider>,
  );
}

test('whoever was invited takes the invitation up, though their address is another by now', async () => {
  open({ _id: 'aroha', email: 'aroha@new.example' });
  expect(await screen.findByRole('button', { name: 'Look over the details' })).toBeDefined();
  expect(screen.queryByText(/another address/)).toBeNull();
});

test('an owner of whom no word is waited for is led to the plan, not to details to confirm', async () => {
  open({ _id: 'aroha', email: 'aroha@old.example' }, false);
  expect(await screen.findByRole('button', { name: 'Open the plan' })).toBeDefined();
  expect(screen.getByText(/named you as the owner/)).toBeDefined();
  expect(screen.queryByText(/confirm/)).toBeNull();
});
