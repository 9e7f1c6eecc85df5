import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { ExternalGrant } from '@tussock/contract';
import { accessWords, roleHelp } from '@tussock/domain';
import { expect, test } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { PeopleTable } from './people-table.tsx';
import { userAccessRoute } from './route.ts';

const grantOf = (id: string, name: string): ExternalGrant => ({
  user_id: id,
  name,
  email: `${id}@farm.example`,
  role: 'guest',
  mayEdit: false,
  expiresOn: null,
  isOver: false,
  grantedAt: '2026-11-22T02:49:00.000Z',
  grantedByName: null,
  invitation: null,
});
const table = (grants: readonly ExternalGrant[]) => (
  <QueryClientProvider client={queryClient}>
    <InOpenPlan place={userAccessRoute}>
      <PeopleTable
        planId="7"
        owner={{ _id: 'o', name: 'Wiremu Tāmati', email: 'wiremu@farm.example' }}
        staff={[{ user_id: 't', name: 'Tom Sinclair', email: 'tom@provider.example', role: 'lead' }]}
        account={{ _id: 'c', name: 'Green Advice', adminEmail: 'g@advice.example' }}
        grants={grants}
        mayChangeLead
        mayNameOwner
      />
    </InOpenPlan>
  </QueryClientProvider>
);
const rowsRead = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .slice(1, 3)
      .map(({ textContent }) => textContent),
  );

test('everybody with access is in one table: who they are, why, and until when', () => {
  render(
    table([{ ...grantOf('gail', 'Gail Ford'), grantedByName: 'Tom Sinclair', expiresOn: '2026-12-24' }]),
  );
  expect(rowsRead().slice(1)).toEqual([
    [accessWords.why.owner, 'No end date'],
    [roleHelp.lead, 'No end date'],
    [accessWords.why.adviser, 'No end date'],
    ['Given access by Tom Sinclair on 22 November 2026', '24 December 2026'],
  ]);
});

test('whoever was just let in is brought into view, and nobody who was there before', () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function brought(this: Element) {
    shown.push(this.querySelector('p')?.textContent ?? null);
  };
  const { rerender } = render(table([grantOf('gail', 'Gail Ford')]));
  expect(shown).toEqual([]);
  rerender(table([grantOf('gail', 'Gail Ford'), grantOf('hana', 'Hana Rewi')]));
  expect(shown).toEqual(['Hana Rewi']);
  expect(screen.getByRole('button', { name: 'Remove Hana Rewi' })).toBeDefined();
});
