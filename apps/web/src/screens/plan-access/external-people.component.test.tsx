import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ExternalGrant } from '@tussock/contract';
import { expect, test } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { ExternalPeople } from './external-people.tsx';

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
const panel = (grants: readonly ExternalGrant[]) => (
  <QueryClientProvider client={queryClient}>
    <ExternalPeople planId="7" grants={grants} />
  </QueryClientProvider>
);

test('whoever was just let in is brought into view, and nobody who was there before', () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function brought(this: Element) {
    shown.push(this.querySelector('p')?.textContent ?? null);
  };
  const { rerender } = render(panel([grantOf('gail', 'Gail Ford')]));
  expect(shown).toEqual([]);
  rerender(panel([grantOf('gail', 'Gail Ford'), grantOf('hana', 'Hana Rewi')]));
  expect(shown).toEqual(['Hana Rewi']);
  expect(screen.getByRole('button', { name: 'Remove Hana Rewi' })).toBeDefined();
});
