import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleaseItem } from '@tussock/contract';
import { releaseWords } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { ShareDialog } from './share-dialog.tsx';

test('a link that is shown this once is closed by its button, and not by Escape', async () => {
  localStorage.clear();
  vi.spyOn(client, 'call').mockResolvedValue({ address: 'https://tussock.example/shared/once' });
  const onClose = vi.fn();
  const copy = { _id: 'c1' } as ReleaseItem; // no more is read here
  render(
    <QueryClientProvider client={queryClient}>
      <ShareDialog planId="7" copy={copy} onClose={onClose} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: releaseWords.share }));
  await screen.findByDisplayValue('https://tussock.example/shared/once');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
