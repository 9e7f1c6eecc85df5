import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanInfoReply } from '@tussock/contract';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { OwnerOverlay } from './owner-overlay.tsx';
import { PeoplePanel } from './people-panel.tsx';

const planOf = (status: string, abilities: readonly string[] = ['inviteOwner']) =>
  ({
    _id: '7',
    status,
    abilities,
    roles: ['lead'],
    approvals: [],
    info: { contactName: 'Wiremu Tāmati' },
  }) as unknown as PlanInfoReply; // what the panel reads of it

/** The panel and what it opens, as they stand on the page of the details. */
function Shown({ plan }: { readonly plan: PlanInfoReply }) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      <PeoplePanel plan={plan} onNameOwner={() => setIsNaming(true)} />
      {isNaming && (
        <OwnerOverlay
          planId={plan._id}
          isToConfirm={plan.status === 'pendingConfirmation'}
          name={plan.info.contactName ?? ''}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}

/** The panel, with what is answered where another owner is named. */
function open(
  plan: PlanInfoReply,
  answer: () => Promise<object> = () => Promise.resolve({}),
  owner: object | null = { _id: 'o', name: 'Wiremu Tāmati', email: 'wirmu@tamati.example' },
) {
  queryClient.clear();
  const named: unknown[] = [];
  vi.spyOn(client, 'call').mockImplementation((async ({ id }: { id: string }, args: { body?: unknown }) => {
    if (id === 'plan.owner') return owner;
    if (id === 'plan.account') return null;
    named.push({ id, body: args.body });
    return answer();
  }) as never);
  render(
    <QueryClientProvider client={queryClient}>
      <Shown plan={plan} />
    </QueryClientProvider>,
  );
  return named;
}

test('an owner who was invited at a mistyped address is changed for another, whose name is there already', async () => {
  const named = open(planOf('pendingConfirmation'));
  await userEvent.click(await screen.findByRole('button', { name: 'Name another owner' }));
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'wiremu@tamati.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(named).toEqual([
    { id: 'access.owner.name', body: { name: 'Wiremu Tāmati', email: 'wiremu@tamati.example' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
});

test('why another owner is refused stands beside the address, and what was typed stays', async () => {
  const message = 'This is the address of the owner who is named now';
  const refusal = new ApiError(message, 400, { fields: [{ field: 'email', message }] });
  open(planOf('pendingConfirmation'), () => Promise.reject(refusal));
  await userEvent.click(await screen.findByRole('button', { name: 'Name another owner' }));
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ });
  await userEvent.type(address, 'wirmu@tamati.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(address.value).toBe('wirmu@tamati.example');
});

test.each([
  ['once the details are confirmed', planOf('active')],
  ['by those who may not', planOf('pendingConfirmation', [])],
])('no other owner is named %s', async (_when, plan) => {
  open(plan);
  await screen.findByText('Wiremu Tāmati');
  expect(screen.queryByRole('button', { name: 'Name another owner' })).toBeNull();
});

test('a plan without an owner, as one that was brought in, is given one', async () => {
  const named = open(planOf('active'), undefined, null);
  await userEvent.click(await screen.findByRole('button', { name: 'Name the owner' }));
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'wiremu@tamati.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(named).toEqual([
    { id: 'access.owner.name', body: { name: 'Wiremu Tāmati', email: 'wiremu@tamati.example' } },
  ]);
});

test('who may not send the invitation again is told who can', async () => {
  open({ ...planOf('pendingConfirmation', ['editPlanInfo']), roles: ['consultant'] });
  expect(await screen.findByText(/^The provider can send the invitation again/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /invitation/ })).toBeNull();
});
