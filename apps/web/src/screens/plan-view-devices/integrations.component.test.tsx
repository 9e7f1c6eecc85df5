import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IntegrationItem } from '@tussock/contract';
import { expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { Integrations } from './integrations.tsx';

const integration: IntegrationItem = {
  _id: '0190a0b0-0000-7000-8000-000000000001',
  name: 'The Things Stack',
  mapping: [],
  webhookUrl: 'https://tussock.example/api/ingest/tts/1',
  version: 1,
  createdAt: '2026-11-22T02:49:00.000Z',
  secretMadeAt: '2026-11-22T02:49:00.000Z',
  lastHeardAt: null,
  refusals: [],
};

/** Asks for a new secret of the one integration there is, and leaves it on the screen. */
async function showSecret() {
  vi.spyOn(client, 'call').mockImplementation(({ id }: { readonly id: string }) =>
    Promise.resolve(
      id === 'integration.all' ? { results: [integration], unknownDevices: [] } : { secret: 'shown-once' },
    ),
  );
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <Integrations planId="7" devices={[]} />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'New secret' }));
  await user.click(screen.getByRole('button', { name: 'Make a new secret' }));
  await screen.findByDisplayValue('shown-once');
  return user;
}

test('a secret that is shown once is not closed by Escape', async () => {
  const user = await showSecret();
  await user.keyboard('{Escape}');
  expect(screen.getByDisplayValue('shown-once')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a secret that was kept leaves the keyboard at the integrations', async () => {
  const user = await showSecret();
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByDisplayValue('shown-once')).toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('All integrations');
});
