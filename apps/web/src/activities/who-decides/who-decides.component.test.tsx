import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { accessWords } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { WhoDecides } from './who-decides.tsx';

test('whoever may not decide about access finds each person to ask, with their address', async () => {
  const managers = [
    { _id: 'a', name: 'Tom Sinclair', email: 'tom@provider.example' },
    { _id: 'b', name: 'Ana Rewi', email: 'ana@farm.example' },
    { _id: 'c', name: 'Wiremu Tāmati', email: 'wiremu@farm.example' },
  ];
  vi.spyOn(client, 'call').mockImplementation((async () => ({ managers })) as never);
  render(
    <QueryClientProvider client={queryClient}>
      <WhoDecides planId="7" ask={accessWords.whoDecides} />
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Ana Rewi' });
  expect(link.getAttribute('href')).toBe('mailto:ana@farm.example');
  expect(link.parentElement?.textContent).toBe(
    'To let someone in or share a copy, ask Tom Sinclair, Ana Rewi or Wiremu Tāmati.',
  );
});
