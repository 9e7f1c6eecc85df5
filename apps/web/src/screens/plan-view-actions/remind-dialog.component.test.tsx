import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { RemindDialog } from './remind-dialog.tsx';

const bridget = { personId: 'bridget', personName: 'Bridget Reid' };
const results = [
  { actionId: 'fence', ...bridget, isRemindedToday: false },
  { actionId: 'poles', ...bridget, isRemindedToday: false },
  { actionId: 'trough', personId: 'hana', personName: 'Hana Rewi', isRemindedToday: true },
];
const call = vi.spyOn(client, 'call');
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  call.mockReset();
  // Answers as the two calls of the dialog do, by what is asked.
  call.mockImplementation(((asked: { readonly id: string }) =>
    Promise.resolve(
      { 'action.reminders': { results }, 'action.remind': { letters: 1, actions: 2 } }[asked.id],
    )) as never);
});

const show = (actionIds: readonly string[]) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RemindDialog planId="plan" actionIds={actionIds} onClose={onClose} />
    </QueryClientProvider>,
  );

test('it says to whom letters would go, of how many actions, before any is sent', async () => {
  show(['fence', 'poles', 'trough', 'closed']);
  expect(await screen.findByText('Bridget Reid: 2 actions')).toBeDefined();
  expect(screen.getByText('1 action has had a reminder today already.')).toBeDefined();
  expect(screen.getByText(/^1 action is not agreed or in progress/)).toBeDefined();
  expect(call).not.toHaveBeenCalledWith(expect.objectContaining({ id: 'action.remind' }), expect.anything());
});

test('by keyboard the letters are sent, of those alone that nobody was reminded of today', async () => {
  show(['fence', 'trough']);
  const send = await screen.findByRole('button', { name: 'Send 1 letter' });
  send.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'action.remind' }), {
    params: { planId: 'plan' },
    body: { actionIds: ['fence'] },
  });
});

test('where there is no letter to send, there is no button to send it', async () => {
  show(['trough']);
  expect(await screen.findByText('There is no letter to send.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
});

test('where it cannot be read it says so, and is read again by a press', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(['fence']);
  expect(await screen.findByText('This could not be read')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bridget Reid: 1 action')).toBeDefined();
});
