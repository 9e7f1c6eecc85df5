import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusals } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenFault } from '../../app/faults/screen-fault.tsx';
import { AsOnlyPage } from '../../routes/testing/as-only-page.tsx';
import { queryClient } from '../../session/query-client.ts';
import { LicencesScreen } from './licences-screen.tsx';

const LICENCES = [
  {
    licence: '(MIT OR Apache-2.0)',
    text: 'Copyright Ann\n\nDo as you like.',
    packages: [{ name: '@some/map', version: '1.2.0' }, { name: 'packed' }],
  },
  { licence: 'ISC', text: 'Copyright Bea', packages: [{ name: 'tiny', version: '3.0.0' }] },
];
const given = (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(LICENCES)));

function open(fetch: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(fetch));
  render(
    <QueryClientProvider client={queryClient}>
      <AsOnlyPage screen={LicencesScreen} fault={ScreenFault} />
    </QueryClientProvider>,
  );
}
beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every package stands there with its licence, whose words are shown when they are asked for', async () => {
  open(given);
  const [map, tiny] = await screen.findAllByRole('listitem');
  expect(map?.querySelector('summary')?.textContent).toBe('@some/map 1.2.0, packed MIT or Apache-2.0');
  expect(tiny?.querySelector('summary')?.textContent).toBe('tiny 3.0.0 ISC');
  const words = screen.getByText(/^Copyright Ann\s+Do as you like\.$/);
  expect(words.closest('details')?.open).toBe(false);
  await userEvent.click(screen.getByText(/some\/map/));
  expect(words.closest('details')?.open).toBe(true);
});

test('while they are on their way, it says so below its title', async () => {
  open(() => new Promise(() => {}));
  expect(await screen.findByRole('heading', { name: 'Licences' })).toBeDefined();
  expect(screen.getByRole('status', { name: 'Loading the licences…' })).toBeDefined();
});

test('where they are refused it says why, and shows them once they are given', async () => {
  // React tells of every fault that a screen ends with.
  for (const way of ['error', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
  const answer = vi.fn(given);
  answer.mockResolvedValueOnce(new Response('{}', { status: 429 }));
  open(answer);
  expect(await screen.findByText(refusals.tooMany)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/some\/map/)).toBeDefined();
});
