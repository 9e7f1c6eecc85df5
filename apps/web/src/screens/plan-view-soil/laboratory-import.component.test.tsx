import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { LaboratoryImport } from './laboratory-import.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('what keeps a laboratory’s file from being imported is said, and can be tried again or left', async () => {
  let answer: (reply: Response) => void = () => undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <LaboratoryImport planId="plan" features={[]} transects={[]} canRemember={false} onClose={onClose} />
    </QueryClientProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Import a laboratory’s file' });
  expect(dialog.querySelector('[aria-busy]')).toBeTruthy();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  answer(Response.json({ message: ['No'] }, { status: 403 }));
  expect(await within(dialog).findByText(/permission/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await userEvent.click(within(dialog).getByRole('button', { name: /close/i }));
  expect(onClose).toHaveBeenCalled();
});
