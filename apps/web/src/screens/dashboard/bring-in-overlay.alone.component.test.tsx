import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { archiveRefusals, archiveWords } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { toasts } from '../../session/toasts.ts';
import { sendArchive } from '../../session/uploads/index.ts';
import { BringInOverlay } from './bring-in-overlay.tsx';

vi.mock('../../session/uploads/index.ts', () => ({ sendArchive: vi.fn() }));
const send = vi.mocked(sendArchive);
const zip = () => new File(['0123456789'], 'Tōtara Flat whole plan.zip', { type: 'application/zip' });

function show() {
  const onCreated = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <BringInOverlay onCreated={onCreated} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return { onCreated };
}
const choose = () => userEvent.upload(screen.getByLabelText(archiveWords.file), zip());

beforeEach(() => {
  send.mockReset();
  queryClient.clear();
});

test('a ZIP on its way says how far it is, then that it is looked at, and leads to the plan that came of it', async () => {
  let arrive: (plan: { _id: string; propertyName: string }) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { onCreated } = show();
  await choose();
  screen.getByText('Tōtara Flat whole plan.zip, 1 kB');
  const [, options] = send.mock.calls[0] ?? [];
  options?.onSent?.(5);
  const bar = await screen.findByRole('progressbar', { name: archiveWords.sending });
  await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('50');
  // Another ZIP is not chosen over one that is on its way.
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
  options?.onSent?.(10);
  await screen.findByRole('progressbar', { name: archiveWords.checking });
  arrive({ _id: 'came', propertyName: 'Tōtara Flat' });
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith('came'));
  expect(toasts.read().at(-1)?.message).toBe('Tōtara Flat was brought in.');
});

test('why a ZIP is not taken stands there, and tried again it goes on under the same name', async () => {
  send.mockRejectedValue(new Error(archiveRefusals.foreign));
  const { onCreated } = show();
  await choose();
  expect((await screen.findByRole('alert')).textContent).toContain('not a ZIP of a whole plan');
  expect(onCreated).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try this ZIP again' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const ids = send.mock.calls.map(([{ uploadId }]) => uploadId);
  expect(ids[1]).toBe(ids[0]);
  await screen.findByRole('button', { name: 'Choose another ZIP' });
});

test('another ZIP is one of its own', async () => {
  send.mockRejectedValue(new Error(archiveRefusals.notZip));
  show();
  await choose();
  await screen.findByRole('alert');
  await choose();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const ids = send.mock.calls.map(([{ uploadId }]) => uploadId);
  expect(ids[1]).not.toBe(ids[0]);
});
